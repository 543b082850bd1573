import * as v from 'valibot';
import { pageOf } from '#contract/kernel.ts';
import * as contract from '#contract/rental-trips.ts';
import { payTrip, readTripPayment } from '#contract/rental-trips.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { paths } from '#application/kernel/path.ts';
import type { PaymentGateway } from '#application/payment/payment-gateway.port.ts';
import type {
  TripGateway,
  BookFailure,
  BookingProblem,
} from '#application/rental/trip-gateway.port.ts';
import type { TripReader } from '#application/rental/trip.queries.ts';
import { id, parseId } from '#domain/kernel/id.ts';
import { fromDecimal, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import type { PaidFor } from '#domain/payment/payable.ts';
import { TRIP_AMOUNTS, type TripAmounts } from '#domain/pricing/trip-price.ts';
import { secondsOfAdd, toMetres } from '#domain/rental/trip-details.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import {
  mayCancelTrip,
  mayReviewTrip,
  TRIP_STATUSES,
  type TripStatus,
} from '#domain/rental/trip-status.ts';
import type { TripClaim, BookedLine, HandedVehicle, Trip, TripRow } from '#domain/rental/trip.ts';
import { call, type ScopedWire, type Wire } from '#infrastructure/kernel/call.ts';
import { readRows, readWhole } from '#infrastructure/kernel/rows.ts';
import { uploadsOf, UPLOAD_PATIENCE } from '#infrastructure/kernel/shrink-image.ts';
import { toInstant } from '#infrastructure/kernel/wire-moment.ts';
import { gatewayLink, type Browser, toPayable } from '#infrastructure/payment/api.ts';
import { toPlace, type Who } from './trip-cart.wire.ts';

const PAGE_SIZE = 10;
const rawPage = pageOf('trips', v.unknown());

/** A guest is identified by id; a guest's trip needs the phone too. */
export function createTripGateway(wire: ScopedWire): TripGateway & TripReader {
  const { http, scope, report } = wire;
  const whole = <Body, Value>(answer: Result<Body, CallFailure>, read: (body: Body) => Value) =>
    answer.ok ? readWhole(() => read(answer.value), report) : answer;
  const claimed = ({ id: trip_id, phone }: TripClaim) => ({
    trip_id,
    contact_number: phone ?? undefined,
  });

  return {
    async book(draft, { idempotencyKey, signal }) {
      const answer = await call(http, contract.bookTrip, {
        body: toBookBody(draft, scope()),
        headers: { 'Idempotency-Key': idempotencyKey },
        signal,
        asGuest: true,
      });
      return answer.ok ? ok(id<'Trip'>(answer.value)) : refuse(toBookFailure(answer.failure));
    },
    async trip(claim, signal) {
      const input = { query: claimed(claim), signal, asGuest: true };
      const answer = await call(http, contract.getTrip, input);
      const currency = await wire.currency();
      return whole(answer, (body) => toTrip(body, currency));
    },
    async list(tab, page) {
      const query = { limit: PAGE_SIZE, offset: page };
      const input = { params: { tab }, query, asGuest: true };
      const answer = await call(http, contract.listTrips, input, rawPage);
      const currency = await wire.currency();
      return whole(answer, ({ trips, total_size: total }) => ({
        rows: readRows(trips, contract.tripRow, (row) => toTripRow(row, currency), report),
        total,
      }));
    },
    async cancel({ claim, reason }, signal) {
      const body = { ...claimed(claim), cancellation_reason: reason || null };
      const answer = await call(http, contract.cancelTrip, { body, signal, asGuest: true });
      return whole(answer, () => null);
    },
    async review({ trip, vehicle, rating, comment, images }, signal) {
      const form = {
        trip_id: trip,
        vehicle_id: vehicle.vehicleId,
        vehicle_identity_id: vehicle.id,
        rating,
        comment,
      };
      const answer = await call(http, contract.reviewVehicle, {
        form,
        files: await uploadsOf(images),
        patience: UPLOAD_PATIENCE,
        signal,
      });
      return whole(answer, ({ message }) => message);
    },
  };
}

/** The gateway always returns to the page of the trip. */
export function createTripPayment(
  { http, currency }: Pick<Wire, 'http' | 'currency'>,
  browser: Browser,
): PaymentGateway {
  return {
    async read(it, signal) {
      const input = { query: claimOf(it), signal, asGuest: true };
      const answer = await call(http, readTripPayment, input);
      return answer.ok ? ok(toPayable(answer.value, await currency())) : answer;
    },
    async begin(it, _from, signal) {
      const callback_url = browser.currentUrl().origin + paths.trackTrip(it);
      const body = { ...claimOf(it), payment_method: 'digital_payment', callback_url } as const;
      const answer = await call(http, payTrip, { body, signal, asGuest: true });
      if (!answer.ok) return answer;
      const link = pageIn(answer.value);
      return link === null ? ok(null) : gatewayLink(link, browser);
    },
    async change(it, way, signal) {
      const payment_method = way === 'cash' ? 'cash_payment' : way;
      const body = { ...claimOf(it), payment_method } as const;
      const answer = await call(http, payTrip, { body, signal, asGuest: true });
      return answer.ok ? ok(null) : answer;
    },
  };
}

const claimOf = ({ id: trip_id, phone }: PaidFor) => ({
  trip_id,
  contact_number: phone ?? undefined,
});

/** Other back ends of the family answer only the address of the page; ours adds a message. */
const pageIn = (answer: string | { readonly redirect_link: string | null }): string | null =>
  typeof answer === 'string' ? answer : answer.redirect_link;

type Read<Schema extends v.GenericSchema> = v.InferOutput<Schema>;

export const toBookBody = (draft: TripDraft, { token, guestId }: Who): contract.BookRequest => ({
  ...(token === null ? { guest_id: parseId(guestId) } : {}),
  trip_amount: toDecimal(draft.total),
  trip_type: draft.type,
  provider_id: draft.providerId,
  scheduled: 1,
  schedule_at: new Date(draft.pickupAt).toISOString(),
  additional_note: draft.note || null,
  coupon_code: draft.couponCode,
  payment_method: draft.method,
  contact_person_name: draft.contact.name,
  contact_person_number: draft.contact.phone,
  contact_person_email: draft.contact.email,
});

const PROBLEM_OF: Readonly<Record<Read<typeof contract.bookingProblemCode>, BookingProblem>> = {
  cart_empty: 'cartEmpty',
  other_cart: 'otherCart',
  vehicle_gone: 'vehicleGone',
  type_not_offered: 'typeNotOffered',
  over_count: 'aboveCount',
  not_available: 'notAvailable',
  provider_closed: 'providerClosed',
  outside_zone: 'outsideZone',
  schedule: 'schedule',
  coupon: 'coupon',
  trip_amount: 'priceChanged',
  price: 'priceChanged',
  idempotency_key: 'keyTaken',
};
const problemOf = (code: string): BookingProblem =>
  Object.hasOwn(PROBLEM_OF, code) ? PROBLEM_OF[code as keyof typeof PROBLEM_OF] : 'other';

/** A key whose first request still runs has no answer yet: the same request may be repeated. */
export function toBookFailure(failure: CallFailure): BookFailure {
  if (failure.kind !== 'refused') return failure;
  const problem = problemOf(failure.code);
  if (failure.status === 409 && problem === 'keyTaken') {
    return { kind: 'unreachable', cause: 'server' };
  }
  return { kind: 'refused', problem, said: failure.message };
}

export const toTripRow = (wire: contract.WireTripRow, currency: Currency): TripRow => ({
  id: id(wire.id),
  status: wire.trip_status,
  type: wire.trip_type,
  total: fromDecimal(wire.trip_amount, currency),
  paymentMethod: wire.payment_method,
  isPaid: wire.payment_status === 'paid',
  quantity: wire.quantity,
  pickupAt: wire.schedule_at === null ? null : toInstant(wire.schedule_at),
  bookedAt: toInstant(wire.created_at),
  provider: wire.provider && {
    id: id(wire.provider.id),
    name: wire.provider.name,
    logo: wire.provider.logo_full_url ?? '',
    phone: wire.provider.phone ?? '',
    address: wire.provider.address ?? '',
  },
});

export const toTrip = (wire: contract.WireTrip, currency: Currency): Trip => ({
  ...toTripRow(wire, currency),
  pickup: wire.pickup_location && toPlace(wire.pickup_location),
  destination: wire.destination_location && toPlace(wire.destination_location),
  hours: wire.estimated_hours,
  metres: wire.distance === null ? null : toMetres(wire.distance),
  seconds: wire.destination_time === null ? null : secondsOfAdd(wire.destination_time),
  reached: toReached(wire),
  amounts: toAmounts(wire.amounts, currency),
  note: wire.additional_note ?? '',
  lines: wire.trip_details.map((line) => toBookedLine(line, currency)),
  handed: wire.vehicle_identity.map((one) => toHanded(one, wire.trip_status)),
  cancellationReason: wire.cancellation_reason,
  couponCode: wire.coupon_code,
  cancelable: wire.can_cancel ?? mayCancelTrip(wire.trip_status),
});

function toReached(wire: contract.WireTrip): Trip['reached'] {
  const moments: Readonly<Record<TripStatus, string | null>> = wire;
  return Object.fromEntries(
    TRIP_STATUSES.flatMap((status) => {
      const at = moments[status];
      return at ? [[status, toInstant(at)]] : [];
    }),
  );
}

const toAmounts = (wire: Read<typeof contract.tripAmounts>, currency: Currency): TripAmounts => ({
  ...recordOf(TRIP_AMOUNTS, (part) => fromDecimal(wire[part], currency)),
  discountBy: wire.discount_by,
  taxIncluded: wire.tax_included,
});

const toBookedLine = (
  wire: Read<typeof contract.bookedVehicle>,
  currency: Currency,
): BookedLine => ({
  id: wire.id,
  vehicleId: id(wire.vehicle_id),
  name: wire.vehicle_details.name,
  thumbnail: wire.vehicle_details.thumbnail_full_url ?? '',
  quantity: wire.quantity,
  rate: fromDecimal(wire.price, currency),
  gross: fromDecimal(wire.calculated_price, currency),
});

const toHanded = (
  wire: Read<typeof contract.vehicleIdentity>,
  status: TripStatus,
): HandedVehicle => ({
  id: wire.id,
  vehicleId: id(wire.vehicle_id),
  name: wire.vehicle_name,
  thumbnail: wire.vehicle_thumbnail ?? '',
  plate: wire.license_plate_number ?? '',
  review:
    wire.rating === null
      ? null
      : {
          rating: wire.rating,
          comment: wire.comment ?? '',
          reply: wire.reply,
          pictures: wire.attachment_full_url,
        },
  reviewable: wire.can_review ?? (mayReviewTrip(status) && wire.rating === null),
});
