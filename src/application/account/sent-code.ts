import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';

/** A code is on its way; for so many milliseconds no other is sent. */
export type SentCode = { readonly resendIn: number };
export type SendAnswer = Result<SentCode, CallFailure>;
/** What was asked for is done: the server's own sentence. */
export type SaidAnswer = Result<{ readonly said: string }, CallFailure>;
