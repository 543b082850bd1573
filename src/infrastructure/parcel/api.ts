import * as v from 'valibot';
import { placeOrder, type orderPlaced } from '#contract/ordering.ts';
import * as contract from '#contract/parcel.ts';
import type {
  parcelQuoteRequest,
  PlaceParcelRequest,
  WireParcelCategory,
  WireParcelQuote,
} from '#contract/parcel.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type {
  ParcelGateway,
  ParcelDraft,
  PlacedParcel,
  PlaceParcelFailure,
} from '#application/parcel/parcel-gateway.port.ts';
import type { ParcelReader } from '#application/parcel/parcel.queries.ts';
import { id } from '#domain/kernel/id.ts';
import { fromDecimal, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { ParcelQuote } from '#domain/parcel/parcel-quote.ts';
import type { ParcelCategory, ParcelRequest } from '#domain/parcel/parcel.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { readRows } from '#infrastructure/kernel/rows.ts';

const rawList = v.array(v.unknown());

/** More would not help the customer to choose. */
const MAX_INSTRUCTIONS = 8;

export function createParcelGateway({
  http,
  currency,
  report,
}: Wire): ParcelGateway & ParcelReader {
  return {
    async categories() {
      const answer = await call(http, contract.listParcelCategories, {}, rawList);
      if (!answer.ok) return answer;
      const counted = await currency();
      const read = (row: contract.WireParcelCategory) => toCategory(row, counted);
      return ok(readRows(answer.value, contract.parcelCategory, read, report));
    },
    async instructions() {
      const answer = await call(http, contract.listParcelInstructions, {
        query: { limit: MAX_INSTRUCTIONS, offset: 1 },
      });
      return answer.ok ? ok(answer.value.data.map(({ instruction }) => instruction)) : answer;
    },
    async quote(parcel, signal) {
      const input = { body: toQuoteBody(parcel), signal, asGuest: true };
      const answer = await call(http, contract.quoteParcel, input);
      const counted = await currency();
      return answer.ok ? ok(toQuote(answer.value, counted)) : answer;
    },
    async place(draft, { idempotencyKey, signal }) {
      const answer = await call(http, placeOrder, {
        body: toPlaceBody(draft),
        headers: { 'Idempotency-Key': idempotencyKey },
        signal,
        asGuest: true,
      });
      return answer.ok
        ? ok(toPlacedParcel(answer.value, draft))
        : refuse(toPlaceFailure(answer.failure));
    },
  };
}

export const toCategory = (row: WireParcelCategory, currency: Currency): ParcelCategory => ({
  id: id(row.id),
  name: row.name,
  description: row.description ?? '',
  image: row.image_full_url ?? '',
  tariff: {
    minimum: fromDecimal(row.parcel_minimum_shipping_charge, currency),
    perKilometre: fromDecimal(row.parcel_per_km_shipping_charge, currency),
  },
  limits: {
    grams: Math.round(row.maximum_weight * 1000),
    centimetres: Math.floor(row.maximum_length),
    value: fromDecimal(row.maximum_value, currency),
  },
});

export const toQuoteBody = ({
  sender,
  receiver,
  contents,
  payer,
}: ParcelRequest): v.InferInput<typeof parcelQuoteRequest> => ({
  parcel_category_id: contents.category,
  latitude: sender.point.latitude,
  longitude: sender.point.longitude,
  receiver_latitude: receiver.point.latitude,
  receiver_longitude: receiver.point.longitude,
  charge_payer: payer,
});

export const toQuote = (answer: WireParcelQuote, currency: Currency): ParcelQuote => ({
  kilometres: answer.distance,
  fee: fromDecimal(answer.delivery_charge, currency),
  methods: answer.payment_methods.map(({ method, available, limit }) => ({
    method,
    available,
    limit: limit === null ? null : fromDecimal(limit, currency),
  })),
});

export const toPlaceBody = ({ parcel, method, fee }: ParcelDraft): PlaceParcelRequest => {
  const { sender, receiver, contents, payer } = parcel;
  return {
    order_type: 'parcel',
    order_amount: toDecimal(fee),
    payment_method: method,
    parcel_category_id: contents.category,
    charge_payer: payer,
    address: sender.address,
    latitude: sender.point.latitude,
    longitude: sender.point.longitude,
    contact_person_name: sender.name,
    contact_person_number: sender.phone,
    order_note: sender.note || null,
    receiver_details: {
      contact_person_name: receiver.name,
      contact_person_number: receiver.phone,
      address: receiver.address,
      latitude: receiver.point.latitude,
      longitude: receiver.point.longitude,
      delivery_instruction: receiver.note,
    },
    weight: contents.grams / 1000,
    length: contents.centimetres,
    declared_value: toDecimal(contents.value),
    prohibited_acknowledged: 1,
  };
};

export const toPlacedParcel = (
  answer: v.InferOutput<typeof orderPlaced>,
  { fee, parcel, method }: ParcelDraft,
): PlacedParcel => ({
  id: id(answer.order_id),
  total: fromDecimal(answer.total_ammount, fee.currency),
  method,
  phone: parcel.sender.phone,
  trackingToken: answer.follow_token,
});

/** A key whose first request still runs has no answer yet: the same request may be repeated. */
export function toPlaceFailure(failure: CallFailure): PlaceParcelFailure {
  if (failure.kind !== 'refused') return failure;
  if (failure.code === 'order_amount') return { kind: 'feeChanged' };
  const isRunning = failure.status === 409 && failure.code === 'idempotency_key';
  return isRunning ? { kind: 'unreachable', cause: 'server' } : failure;
}
