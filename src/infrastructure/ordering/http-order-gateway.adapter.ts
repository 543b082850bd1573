import * as v from 'valibot';
import * as wire from '#contract/ordering.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { OrderGateway } from '#application/ordering/order-gateway.port.ts';
import { refuse, type Result } from '#domain/kernel/result.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { readRows, readWhole } from '#infrastructure/kernel/rows.ts';
import {
  toClaimQuery,
  toOrder,
  toOrderLine,
  toPlaceBody,
  toPlacedOrder,
  toPlaceFailure,
  toQuote,
  toQuoteBody,
} from './order.wire.ts';

const rawLines = v.union([
  v.array(v.unknown()),
  // A parcel has no lines: the server answers the order itself.
  v.pipe(
    v.looseObject({ order_type: v.literal('parcel') }),
    v.transform((): unknown[] => []),
  ),
]);

/** A guest is identified by id; a guest's order needs the phone too. */
export function createHttpOrderGateway({ http, currency, report }: Wire): OrderGateway {
  const whole = <Body, Value>(answer: Result<Body, CallFailure>, read: (body: Body) => Value) =>
    answer.ok ? readWhole(() => read(answer.value), report) : answer;
  return {
    async quote(request, signal) {
      const input = { body: toQuoteBody(request), signal, asGuest: true };
      const answer = await call(http, wire.takeQuote, input);
      const counted = await currency();
      return whole(answer, (quote) => toQuote(quote, counted));
    },
    async place(draft, { idempotencyKey, signal }) {
      const answer = await call(http, wire.placeOrder, {
        body: toPlaceBody(draft),
        headers: { 'Idempotency-Key': idempotencyKey },
        signal,
        asGuest: true,
      });
      return answer.ok
        ? readWhole(() => toPlacedOrder(answer.value, draft), report)
        : refuse(toPlaceFailure(answer.failure));
    },
    async track(claim, signal) {
      const input = { query: toClaimQuery(claim), signal, asGuest: true };
      const answer = await call(http, wire.trackOrder, input);
      const counted = await currency();
      return whole(answer, (order) => toOrder(order, counted));
    },
    async lines(claim, signal) {
      const input = { query: toClaimQuery(claim), signal, asGuest: true };
      const answer = await call(http, wire.listOrderLines, input, rawLines);
      const counted = await currency();
      return whole(answer, (rows) =>
        readRows(rows, wire.orderLine, (line) => toOrderLine(line, counted), report),
      );
    },
    async cancellationReasons(signal) {
      const input = { query: { limit: 20, offset: 1, type: 'customer' }, signal };
      return whole(await call(http, wire.listCancellationReasons, input), ({ reasons }) =>
        reasons.map(({ reason }) => reason),
      );
    },
    async cancel({ claim, reason }, signal) {
      const input = { body: { ...toClaimQuery(claim), reason }, signal, asGuest: true };
      return whole(await call(http, wire.cancelOrder, input), () => null);
    },
  };
}
