import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Profile } from '#domain/account/profile.ts';

export type Event =
  /** Signing in or up succeeded. */
  | { readonly type: 'token.receive'; readonly token: string; readonly remembered: boolean }
  /** The server no longer knows this token (a 401). A late answer may name one of long ago. */
  | { readonly type: 'token.refuse'; readonly token: string }
  /** The server does not know this guest id: it never gave it out, or has purged it. */
  | { readonly type: 'guest.refuse'; readonly guestId: string }
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

export type Context = Input & {
  readonly profile: Profile | null;
  /** The token was refused, and the customer has not yet said how to go on. */
  readonly sessionEnded: boolean;
};

export type Tag = 'customer' | 'guest' | 'starting';
export type Meta = { readonly reqs: readonly string[] };
export type GuestIdAnswer = Result<string, CallFailure>;
export type ProfileAnswer = Result<Profile, CallFailure>;
