import * as v from 'valibot';
import { payOrder, readOrderPayment } from '#contract/ordering-payment.ts';
import * as tracking from '#contract/ordering-tracking.ts';
import * as wire from '#contract/ordering.ts';
import * as prescriptions from '#contract/prescriptions.ts';
import type { imageProblemCode } from '#contract/prescriptions.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { paths } from '#application/kernel/path.ts';
import type { OrderGateway } from '#application/ordering/order-gateway.port.ts';
import type { ParcelTracker } from '#application/ordering/parcel-tracking.queries.ts';
import type { KeepFailure, Prescriptions } from '#application/ordering/prescriptions.port.ts';
import type { PaymentGateway } from '#application/payment/payment-gateway.port.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { fromDecimal } from '#domain/kernel/money.ts';
import type { ImageRefusal } from '#domain/kernel/picked-images.ts';
import { refuse, type Result, ok } from '#domain/kernel/result.ts';
import { prescriptionId, type PrescriptionId } from '#domain/ordering/prescription.ts';
import type { PaidFor } from '#domain/payment/payable.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { readRows, readWhole } from '#infrastructure/kernel/rows.ts';
import { blobOf, shrunk } from '#infrastructure/kernel/shrink-image.ts';
import { gatewayLink, type Browser, toPayable } from '#infrastructure/payment/api.ts';
import {
  toClaimQuery,
  toOrder,
  toOrderLine,
  toPlaceBody,
  toPlacedOrder,
  toPlaceFailure,
  toQuote,
  toQuoteBody,
  toReached,
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
export function createOrderGateway({ http, currency, report }: Wire): OrderGateway {
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
      const input = { query: toClaimQuery(claim), signal, asGuest: true, revalidates: true };
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

/** The gateway returns to the page of departure; for a parcel, to its tracking page. */
export function createOrderPayment(
  { http, currency }: Pick<Wire, 'http' | 'currency'>,
  browser: Browser,
): PaymentGateway {
  return {
    async read(it, signal) {
      const input = { query: claimOf(it), signal, asGuest: true };
      const answer = await call(http, readOrderPayment, input);
      return answer.ok ? ok(toPayable(answer.value, await currency())) : answer;
    },
    async begin(it, from, signal) {
      const isAtCheckout = from === 'checkout' && it.kind === 'order';
      const page = isAtCheckout ? paths.checkout('placed', [it.id]) : paths.trackOrder(it);
      const callback = browser.currentUrl().origin + page;
      const body = { ...claimOf(it), payment_method: 'digital_payment', callback } as const;
      const answer = await call(http, payOrder, { body, signal, asGuest: true });
      if (!answer.ok) return answer;
      const { redirect_link: link } = answer.value;
      return link === null ? ok(null) : gatewayLink(link, browser);
    },
    async change(it, way, signal) {
      const payment_method = way === 'cash' ? 'cash_on_delivery' : way;
      const body = { ...claimOf(it), payment_method } as const;
      const answer = await call(http, payOrder, { body, signal, asGuest: true });
      return answer.ok ? ok(null) : answer;
    },
  };
}

const claimOf = ({ id: order_id, phone }: PaidFor) => ({
  order_id,
  contact_number: phone ?? undefined,
});

/** Two megabytes take a while on a slow network. */
const PATIENCE = 2 * MINUTE;

type Listed = { readonly prescriptions: readonly { readonly id: string }[] };
const idsIn = (
  answer: Result<Listed, CallFailure>,
): Result<readonly PrescriptionId[], CallFailure> =>
  answer.ok ? ok(answer.value.prescriptions.map(({ id }) => prescriptionId(id))) : answer;

/** Each image is the body of a separate call. */
export const createPrescriptions = (http: HttpClient): Prescriptions => ({
  waiting: async (signal) =>
    idsIn(await call(http, prescriptions.listPrescriptions, { signal, asGuest: true })),
  async keep(file, signal) {
    const answer = await call(http, prescriptions.keepPrescription, {
      file: await shrunk(blobOf(file)),
      patience: PATIENCE,
      asGuest: true,
      signal,
    });
    return answer.ok ? ok(prescriptionId(answer.value.id)) : refuse(toKeepFailure(answer.failure));
  },
  remove: async (id, signal) =>
    idsIn(
      await call(http, prescriptions.removePrescription, { params: { id }, signal, asGuest: true }),
    ),
});

const REFUSAL_OF: Readonly<Record<(typeof imageProblemCode.options)[number], ImageRefusal>> = {
  image_empty: 'empty',
  image_type: 'notAnImage',
  image_broken: 'broken',
  image_dimensions: 'tooManyPixels',
  image_too_large: 'tooLarge',
  too_many_images: 'tooMany',
};

function toKeepFailure(failure: CallFailure): KeepFailure {
  if (failure.kind !== 'refused') return failure;
  const { code, message: said } = failure;
  const refusal = Object.hasOwn(REFUSAL_OF, code)
    ? REFUSAL_OF[code as keyof typeof REFUSAL_OF]
    : 'other';
  return { kind: 'refused', refusal, said };
}

export function createParcelTracker({
  http,
  currency,
}: Pick<Wire, 'http' | 'currency'>): ParcelTracker {
  return {
    async parcel(token) {
      const answer = await call(http, tracking.trackParcel, { query: { token } });
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
