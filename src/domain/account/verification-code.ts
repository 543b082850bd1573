import { MINUTE } from '#domain/kernel/instant.ts';
import { foldTyped } from '#domain/kernel/fold-typed.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';

/** The rules of codes that prove that a customer reads an e-mail address or a phone (D-41). */
export const CODE_LENGTH = 6;
/** Of a code that is sent once many have been: it cannot be guessed, however often it is tried. */
export const LONG_CODE_LENGTH = 12;
export const CODE_LASTS = 5 * MINUTE;
export const RESEND_AFTER = MINUTE;
export const CODE_TRIES = 5;
/** How long a right code opens the choice of a new password. */
export const PROOF_LASTS = 15 * MINUTE;

/** What of an account is verified. */
export type Channel = 'email' | 'phone';

export type CodeRefusal = 'missing' | 'malformed';

/** Six digits, or twelve; spaces and dashes, as they are pasted from a message, are forgiven. */
export function parseCode(text: string): Result<string, CodeRefusal> {
  const digits = foldTyped(text).replaceAll(/[ -]/g, '');
  if (digits === '') return refuse('missing');
  const isCode = /^\d+$/.test(digits) && [CODE_LENGTH, LONG_CODE_LENGTH].includes(digits.length);
  return isCode ? ok(digits) : refuse('malformed');
}
