import type { ScopeChange } from '#application/account/scope.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Place } from '#domain/location/place.ts';

/** What the storefront reports: the customer, the place or the module changed. Views send nothing. */
export type Report = { readonly type: 'scope.change' } & ScopeChange;
export type Event = Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    placeValidity: Report;
  }
}

export type Input = { readonly place: Place | null };
export type Context = Input;
export type Tag = 'withdrawn';
export type ZonesAnswer = Result<string, CallFailure>;
