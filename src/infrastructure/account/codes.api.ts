import * as contract from '#contract/account-codes.ts';
import type { ContactVerifier } from '#application/account/contact-verifier.port.ts';
import type { PasswordRecovery } from '#application/account/password-recovery.port.ts';
import type { SendAnswer } from '#application/account/sent-code.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Identifier } from '#domain/account/sign-in.ts';
import { RESEND_AFTER } from '#domain/account/verification-code.ts';
import { SECOND } from '#domain/kernel/instant.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';

export const createContactVerifier = (http: HttpClient): ContactVerifier => ({
  async send(channel, signal) {
    const body = { verification_type: channel };
    return toSent(await call(http, contract.sendVerification, { body, signal }));
  },
  async verify({ channel, code }, signal) {
    const body = { otp: code, verification_type: channel };
    const answer = await call(http, contract.verifyContact, { body, signal });
    return answer.ok ? ok({ said: answer.value.message }) : answer;
  },
});

export const createPasswordRecovery = (http: HttpClient): PasswordRecovery => ({
  async send(identifier, signal) {
    const body = toNamed(identifier);
    return toSent(await call(http, contract.forgotPassword, { body, signal, quiet: true }));
  },
  async check({ identifier, code }, signal) {
    const body = { ...toNamed(identifier), reset_token: code };
    const answer = await call(http, contract.checkResetCode, { body, signal, quiet: true });
    return answer.ok ? ok({ said: answer.value.message }) : answer;
  },
  async reset({ identifier, code, password }, signal) {
    const proof = { ...toNamed(identifier), reset_token: code };
    const body = { ...proof, password, confirm_password: password };
    const answer = await call(http, contract.resetPassword, { body, signal, quiet: true });
    return answer.ok ? ok({ said: answer.value.message }) : answer;
  },
});

const toNamed = ({ type, value }: Identifier): contract.ForgotPasswordRequest => ({
  verification_method: type,
  [type]: value,
});

/** A code that was requested a moment ago, as in another tab, is on its way: the request counts as done. */
export function toSent(answer: Result<{ readonly resend_in: number }, CallFailure>): SendAnswer {
  if (answer.ok) return ok({ resendIn: answer.value.resend_in * SECOND });
  const { failure } = answer;
  return failure.kind === 'refused' && failure.code === 'code_sent'
    ? ok({ resendIn: RESEND_AFTER })
    : answer;
}
