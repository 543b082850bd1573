import { MINUTE } from '#domain/kernel/instant.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';

/** The rules of codes that prove that a customer reads an e-mail address or a phone (D-41). */
export const CODE_LENGTH = 6;
export const CODE_LASTS = 5 * MINUTE;
export const RESEND_AFTER = MINUTE;
export const CODE_TRIES = 5;
/** How long a right code opens the choice of a new password. */
export const PROOF_LASTS = 15 * MINUTE;

/** What of an account is verified. */
export type Channel = 'email' | 'phone';

export type CodeRefusal = 'missing' | 'malformed';

/** Six digits; spaces and dashes, as they are pasted from a message, are forgiven. */
export function parseCode(text: string): Result<string, CodeRefusal> {
  const digits = text.replace(/[\s-]/g, '');
  if (digits === '') return refuse('missing');
  return /^\d{6}$/.test(digits) ? ok(digits) : refuse('malformed');
}
