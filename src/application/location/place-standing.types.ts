import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Place } from '#domain/location/place.ts';

/** The customer's place changed, here or in another tab; null when none is set. */
export type Event = { readonly type: 'place.follow'; readonly place: Place | null };
export type Input = { readonly place: Place | null };
export type Context = Input;
export type Tag = 'withdrawn';
export type Meta = { readonly reqs: readonly string[] };
export type ZonesAnswer = Result<string, CallFailure>;
