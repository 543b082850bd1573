import type { GuestIdAnswer, ProfileAnswer } from '#application/account/session/machine.ts';

export interface SessionKeeper {
  /** An id for this browser's guest: the stored one where another tab was quicker. */
  requestGuestId(): Promise<GuestIdAnswer>;
  /** The token's owner. An unknown token answers `signedOut`. */
  loadProfile(token: string): Promise<ProfileAnswer>;
}
