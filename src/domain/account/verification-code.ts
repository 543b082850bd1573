import { MINUTE } from '#domain/kernel/instant.ts';
import { foldTyped } from '#domain/kernel/fold-typed.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';

/** Digits of a code that verifies an e-mail address or a phone (D-41). */
export const CODE_LENGTH = 6;
/** Length after many codes were sent: too long to guess by repeated tries. */
export const LONG_CODE_LENGTH = 12;
export const CODE_LASTS = 5 * MINUTE;
export const RESEND_AFTER = MINUTE;
export const CODE_TRIES = 5;
/** Period in which a correct code allows choosing a new password. */
export const PROOF_LASTS = 15 * MINUTE;

export type Channel = 'email' | 'phone';

export type CodeRefusal = 'missing' | 'malformed';

/** Accepts six or twelve digits; ignores spaces and dashes of a pasted message. */
export function parseCode(text: string): Result<string, CodeRefusal> {
  const digits = foldTyped(text).replaceAll(/[ -]/g, '');
  if (digits === '') return refuse('missing');
  const isCode = /^\d+$/.test(digits) && [CODE_LENGTH, LONG_CODE_LENGTH].includes(digits.length);
  return isCode ? ok(digits) : refuse('malformed');
}
