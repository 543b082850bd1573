import * as contract from '#contract/account-codes.ts';
import type { PasswordRecovery } from '#application/account/password-recovery.port.ts';
import type { Identifier } from '#domain/account/sign-in.ts';
import { ok } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { toSent } from './code.wire.ts';

export const createHttpPasswordRecovery = (http: HttpClient): PasswordRecovery => ({
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
