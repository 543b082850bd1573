import * as v from 'valibot';
import * as wire from '#contract/ordering.ts';
import type { CallFailure, Unreachable } from '#application/kernel/call-failure.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import type { OrderGateway } from '#application/ordering/order-gateway.port.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { readRows, understood, type Report } from '#infrastructure/kernel/rows.ts';
import {
  toOrder,
  toOrderLine,
  toPlaceBody,
  toPlacedOrder,
  toPlaceFailure,
  toQuote,
  toQuoteBody,
} from './order.wire.ts';

/** Lines are read one by one, so what the answer must be is only a list. */
const rawLines = v.array(v.unknown());

export type OrderWire = {
  readonly http: HttpClient;
  readonly currency: () => Currency | Promise<Currency>;
  readonly report: Report;
};

/** Quotes, placing and tracking over HTTP. Guests are known by their number, orders by the phone too. */
export function createHttpOrderGateway({ http, currency, report }: OrderWire): OrderGateway {
  const whole = <Wire, Value>(answer: Result<Wire, CallFailure>, read: (body: Wire) => Value) =>
    answer.ok ? readWhole(() => read(answer.value), report) : answer;
  const claimed = ({ id, phone }: OrderClaim) => ({
    order_id: id,
    contact_number: phone ?? undefined,
  });
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
      const input = { query: claimed(claim), signal, asGuest: true };
      const answer = await call(http, wire.trackOrder, input);
      const counted = await currency();
      return whole(answer, (order) => toOrder(order, counted));
    },
    async lines(claim, signal) {
      const input = { query: claimed(claim), signal, asGuest: true };
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
      const input = { body: { ...claimed(claim), reason }, signal, asGuest: true };
      return whole(await call(http, wire.cancelOrder, input), () => null);
    },
  };
}

/** An answer that fits its schema and still holds an impossible value is broken, too. */
function readWhole<Value>(read: () => Value, report: Report): Result<Value, Unreachable> {
  const value = understood(() => ok(read()), report);
  return value ?? refuse({ kind: 'unreachable', cause: 'broken' } as const);
}
