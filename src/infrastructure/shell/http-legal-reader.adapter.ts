import { legalTexts } from '#contract/legal.ts';
import type { LegalReader } from '#application/shell/legal.queries.ts';
import { ok } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { toLegalText } from './legal-text.wire.ts';

export const createHttpLegalReader = (http: HttpClient): LegalReader => ({
  async text(name) {
    const answer = await call(http, legalTexts[name], {});
    return answer.ok ? ok(toLegalText(answer.value)) : answer;
  },
});
