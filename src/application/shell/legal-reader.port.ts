import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { LegalText, LegalTextName } from '#domain/shell/legal-text.ts';

/** Reads the owner's legal texts in the current language. A missing text is empty. */
export interface LegalReader {
  read(name: LegalTextName): Promise<Result<LegalText, CallFailure>>;
}
