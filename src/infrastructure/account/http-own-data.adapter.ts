import * as contract from '#contract/account-profile.ts';
import type { OwnDataKeeper } from '#application/account/own-data/port.ts';
import { ok } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';

export const createHttpOwnData = (http: HttpClient): OwnDataKeeper => ({
  async read(signal) {
    const answer = await call(http, contract.readOwnData, { signal });
    return answer.ok ? ok({ text: JSON.stringify(answer.value, null, 2) }) : answer;
  },
  async removeAccount(signal) {
    const answer = await call(http, contract.removeAccount, { signal });
    return answer.ok ? ok({ said: answer.value.message }) : answer;
  },
});
