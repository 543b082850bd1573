import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { SendAnswer } from '#application/account/sent-code.ts';
import { RESEND_AFTER } from '#domain/account/verification-code.ts';
import { SECOND } from '#domain/kernel/instant.ts';
import { ok, type Result } from '#domain/kernel/result.ts';

/** A code that was requested a moment ago, as in another tab, is on its way: the request counts as done. */
export function toSent(answer: Result<{ readonly resend_in: number }, CallFailure>): SendAnswer {
  if (answer.ok) return ok({ resendIn: answer.value.resend_in * SECOND });
  const { failure } = answer;
  return failure.kind === 'refused' && failure.code === 'code_sent'
    ? ok({ resendIn: RESEND_AFTER })
    : answer;
}
