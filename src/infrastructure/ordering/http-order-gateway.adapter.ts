import * as v from 'valibot';
import * as wire from '#contract/ordering.ts';
import { message } from '#contract/kernel.ts';
import type { CallFailure, Unreachable } from '#application/kernel/call-failure.ts';
import type { OrderClaim, OrderGateway } from '#application/ordering/order-gateway.port.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { readRows, understood, type Report } from '#infrastructure/kernel/rows.ts';
import { ask } from '#infrastructure/kernel/wire.ts';
import {
  toOrder,
  toOrderLine,
  toPlaceBody,
  toPlacedOrder,
  toPlaceFailure,
  toQuote,
  toQuoteBody,
} from './order.wire.ts';

const ORDERS = '/api/v1/customer/order';

export type OrderWire = {
  readonly http: HttpClient;
  readonly currency: () => Currency;
  readonly report: Report;
};

/** Quotes, placing and tracking over HTTP. Guests are known by their number, orders by the phone too. */
export function createHttpOrderGateway({ http, currency, report }: OrderWire): OrderGateway {
  const whole = <Wire, Value>(answer: Result<Wire, CallFailure>, read: (body: Wire) => Value) =>
    answer.ok ? readWhole(() => read(answer.value), report) : answer;
  const claimed = ({ id, phone }: OrderClaim) => ({ order_id: id, contact_number: phone });
  return {
    async quote(request, signal) {
      const body = toQuoteBody(request);
      const call = {
        method: 'POST',
        path: `${ORDERS}/quote`,
        body,
        signal,
        asGuest: true,
      } as const;
      return whole(await ask(http, call, wire.quote), (quote) => toQuote(quote, currency()));
    },
    async place(draft, { idempotencyKey, signal }) {
      const call = {
        method: 'POST',
        path: `${ORDERS}/place`,
        body: toPlaceBody(draft),
        headers: { 'Idempotency-Key': idempotencyKey },
        signal,
        asGuest: true,
      } as const;
      const answer = await ask(http, call, wire.orderPlaced);
      return answer.ok
        ? readWhole(() => toPlacedOrder(answer.value, draft), report)
        : refuse(toPlaceFailure(answer.failure));
    },
    async track(claim, signal) {
      const query = claimed(claim);
      const call = {
        method: 'GET',
        path: `${ORDERS}/track`,
        query,
        signal,
        asGuest: true,
      } as const;
      return whole(await ask(http, call, wire.order), (order) => toOrder(order, currency()));
    },
    async lines(claim, signal) {
      const query = claimed(claim);
      const call = {
        method: 'GET',
        path: `${ORDERS}/details`,
        query,
        signal,
        asGuest: true,
      } as const;
      return whole(await ask(http, call, v.array(v.unknown())), (rows) =>
        readRows(rows, wire.orderLine, (line) => toOrderLine(line, currency()), report),
      );
    },
    async cancellationReasons(signal) {
      const query = { limit: 20, offset: 1, type: 'customer' };
      const call = {
        method: 'GET',
        path: `${ORDERS}/cancellation-reasons`,
        query,
        signal,
      } as const;
      return whole(await ask(http, call, wire.cancellationReasons), ({ reasons }) =>
        reasons.map(({ reason }) => reason),
      );
    },
    async cancel({ claim, reason }, signal) {
      const body = { ...claimed(claim), reason };
      const call = {
        method: 'PUT',
        path: `${ORDERS}/cancel`,
        body,
        signal,
        asGuest: true,
      } as const;
      return whole(await ask(http, call, message), () => null);
    },
  };
}

/** An answer that fits its schema and still holds an impossible value is broken, too. */
function readWhole<Value>(read: () => Value, report: Report): Result<Value, Unreachable> {
  const value = understood(() => ok(read()), report);
  return value ?? refuse({ kind: 'unreachable', cause: 'broken' } as const);
}
