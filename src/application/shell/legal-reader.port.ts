import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { LegalText, LegalTextName } from '#domain/shell/legal-text.ts';

/** Reads the texts of the owner, in the current language. One that there is none of is empty. */
export interface LegalReader {
  read(name: LegalTextName): Promise<Result<LegalText, CallFailure>>;
}
