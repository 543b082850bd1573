import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { Identity } from './scope.ts';

/** What a view may send. */
export type Command =
  /** The customer chose to go on without an account. */
  | { readonly type: 'guest.continue' }
  /** The profile may have changed, or could not be read and is asked for again. */
  | { readonly type: 'profile.refresh' };

/** What other actors and listeners report. */
export type Report =
  /** Signing in or up succeeded, here or in another tab. */
  | { readonly type: 'token.receive'; readonly token: string; readonly rememberMe: boolean }
  /** The server no longer knows this token (a 401). A late answer may name one of long ago. */
  | { readonly type: 'token.refuse'; readonly token: string }
  /** The server does not know this guest id: it never gave it out, or has purged it. */
  | { readonly type: 'guest.refuse'; readonly guestId: string }
  /** The customer signed out, here or in another tab. */
  | { readonly type: 'token.remove' };

export type Event = Command | Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    session: Event;
  }
}

export type Input = Omit<Identity, 'sessionEnded' | 'customerId'>;
export type Context = Omit<Identity, 'customerId'> & { readonly profile: Profile | null };

export type Tag = 'customer' | 'guest' | 'starting';
export type GuestIdAnswer = Result<string, CallFailure>;
export type ProfileAnswer = Result<Profile, CallFailure>;
