import * as wire from '#contract/ordering-again.ts';
import type { ReorderGateway } from '#application/ordering/reorder-gateway.port.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { readWhole } from '#infrastructure/kernel/rows.ts';
import { toPutAgainFailure, toReorder } from './again.wire.ts';
import { toClaimQuery } from './order.wire.ts';

export const createHttpReorderGateway = ({ http, currency, report }: Wire): ReorderGateway => ({
  async check(claim, signal) {
    const input = { query: toClaimQuery(claim), signal, asGuest: true };
    const answer = await call(http, wire.checkReorder, input);
    const counted = await currency();
    return answer.ok ? readWhole(() => toReorder(answer.value, claim, counted), report) : answer;
  },
  async putIntoCart({ claim, seen }, { replaces, signal }) {
    const body = { ...toClaimQuery(claim), seen, replace: replaces ? (1 as const) : (0 as const) };
    const answer = await call(http, wire.reorder, { body, signal, asGuest: true });
    return answer.ok ? ok(null) : refuse(toPutAgainFailure(answer.failure));
  },
});
