import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';

/** A sent code; `resendIn` is in milliseconds. */
export type SentCode = { readonly resendIn: number };
export type SendAnswer = Result<SentCode, CallFailure>;
/** Success carries the server's own sentence. */
export type SaidAnswer = Result<{ readonly said: string }, CallFailure>;
