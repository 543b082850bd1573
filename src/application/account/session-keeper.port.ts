import type { GuestIdAnswer, ProfileAnswer } from '#application/account/session/machine.ts';

/** Where guests get their number, and customers their name. */
export interface SessionKeeper {
  /** A number for this browser's guest: the one it has, when another tab was quicker. */
  requestGuestId(): Promise<GuestIdAnswer>;
  /** Who the token belongs to. A token that is not known any more answers `signedOut`. */
  loadProfile(token: string): Promise<ProfileAnswer>;
}
