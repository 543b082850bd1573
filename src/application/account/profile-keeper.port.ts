import type { ProfileChanges } from '#domain/account/profile-form.ts';
import type { SaveAnswer } from '#application/account/profile/machine.ts';

/** Where a customer's profile is kept. */
export interface ProfileKeeper {
  /** Answers the server's own sentence. The same twice changes nothing more. */
  save(changes: ProfileChanges, signal: AbortSignal): Promise<SaveAnswer>;
}
