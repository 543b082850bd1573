import type { ProfileChanges } from '#domain/account/profile-form.ts';
import type { SaveAnswer } from '#application/account/profile/machine.ts';

export interface ProfileKeeper {
  /** Returns the server's own sentence. Idempotent. */
  save(changes: ProfileChanges, signal: AbortSignal): Promise<SaveAnswer>;
}
