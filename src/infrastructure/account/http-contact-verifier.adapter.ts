import * as contract from '#contract/account-codes.ts';
import type { ContactVerifier } from '#application/account/contact-verifier.port.ts';
import { ok } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { toSent } from './code.wire.ts';

export const createHttpContactVerifier = (http: HttpClient): ContactVerifier => ({
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
