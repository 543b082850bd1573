import * as wire from '#contract/ordering-tracking.ts';
import type { ParcelTracker } from '#application/ordering/parcel-tracking.queries.ts';
import { fromDecimal } from '#domain/kernel/money.ts';
import { ok } from '#domain/kernel/result.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { toReached } from './order.wire.ts';

export function createHttpParcelTracker({
  http,
  currency,
}: Pick<Wire, 'http' | 'currency'>): ParcelTracker {
  return {
    async parcel(token) {
      const answer = await call(http, wire.trackParcel, { query: { token } });
      if (!answer.ok) return answer;
      const { order_status, parcel_category, sender_name, amount_to_pay } = answer.value;
      const counted = await currency();
      return ok({
        status: order_status,
        reached: toReached(answer.value),
        category: parcel_category,
        sender: sender_name,
        toPay: amount_to_pay === null ? null : fromDecimal(amount_to_pay, counted),
      });
    },
  };
}
