import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Profile } from './profile.ts';

export type Event =
  /** Signing in or up succeeded. */
  | { readonly type: 'token.receive'; readonly token: string; readonly remembered: boolean }
  /** The shop no longer knows the token (a 401). */
  | { readonly type: 'token.refuse' }
  /** The customer signed out, here or in another tab. */
  | { readonly type: 'token.remove' }
  /** The customer chose to go on without an account. */
  | { readonly type: 'guest.continue' }
  /** The profile may have changed. */
  | { readonly type: 'profile.refresh' };

export type Input = {
  readonly token: string | null;
  readonly guestId: string | null;
  readonly guestByChoice: boolean;
};

export type Context = Input & { readonly profile: Profile | null };

export type Tag = 'customer' | 'guest' | 'starting';
export type Meta = { readonly reqs: readonly string[] };
export type GuestIdAnswer = Result<string, CallFailure>;
export type ProfileAnswer = Result<Profile, CallFailure>;
