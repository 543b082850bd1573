import type * as v from 'valibot';
import type * as wire from '#contract/ordering.ts';
import { orderTexts, orderTextsByWire } from '#contract/order-texts.ts';
import type { amounts as wireAmounts, orderProblemCode } from '#contract/ordering.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import type { PlaceFailure, QuoteRequest } from '#application/ordering/order-gateway.port.ts';
import type { OrderSummaryRow } from '#application/ordering/order.queries.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import {
  mayAskForRefund,
  mayCancel,
  ORDER_STATUSES,
  type OrderStatus,
} from '#domain/ordering/order-status.ts';
import { id } from '#domain/kernel/id.ts';
import { isLeftUnpaid } from '#domain/ordering/order-payment.ts';
import { parseGeoPoint } from '#domain/location/geo-point.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import {
  fromDecimal,
  limitOf,
  toDecimal,
  type Currency,
  type Money,
} from '#domain/kernel/money.ts';
import { ORDER_TEXT_NAMES } from '#domain/ordering/order-texts.ts';
import { DOOR_FIELDS, NO_DOOR } from '#domain/location/address.ts';
import type { Order, OrderClaim, OrderLine, PlacedOrder } from '#domain/ordering/order.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { prescriptionId } from '#domain/ordering/prescription.ts';
import type {
  PaymentMethod,
  Problem,
  ProblemKind,
  Quote,
  StoreQuote,
} from '#domain/ordering/quote.ts';
import { buyNowBody } from '#infrastructure/cart/storage.ts';
import { NO_DISCOUNT } from '#domain/pricing/discount.ts';
import { grossAmountOf } from '#domain/pricing/line-price.ts';
import { ORDER_AMOUNTS, type OrderSummary } from '#domain/pricing/order-summary.ts';
import { toQuotedCoupons } from './coupon.wire.ts';
import { toInstant } from '#infrastructure/kernel/wire-moment.ts';

type Read<Schema extends v.GenericSchema> = v.InferOutput<Schema>;
type WireLine = Read<typeof wire.orderLine>;

export const toClaimQuery = ({ id: order_id, phone }: OrderClaim) => ({
  order_id,
  contact_number: phone ?? undefined,
});

export const toQuoteBody = ({ orderType, point, couponCode, purchase }: QuoteRequest) => ({
  order_type: orderType,
  latitude: point?.latitude ?? null,
  longitude: point?.longitude ?? null,
  coupon_code: couponCode,
  ...buyNowBody(purchase),
});

/** An empty wallet pays up to 0; for cash, 0 means no limit. */
const paidUpTo = (method: PaymentMethod, limit: Money | null): Money | null =>
  method === 'cash_on_delivery' ? limitOf(limit) : limit;

export function toQuote(answer: wire.WireQuote, currency: Currency): Quote {
  return {
    id: answer.quote_id,
    expiresAt: toInstant(answer.expires_at),
    stores: answer.stores.map((store) => toStoreQuote(store, currency)),
    amounts: toAmounts(answer.amounts, currency),
    ...toQuotedCoupons(answer, currency),
    methods: answer.payment_methods.map(({ method, available, limit }) => ({
      method,
      available,
      limit: paidUpTo(method, limit === null ? null : fromDecimal(limit, currency)),
    })),
  };
}

const toStoreQuote = (store: wire.WireQuote['stores'][number], currency: Currency): StoreQuote => ({
  storeId: id(store.store_id),
  storeName: store.store_name,
  kilometres: store.distance,
  minimumOrder: fromDecimal(store.minimum_order, currency),
  amounts: toAmounts(store.amounts, currency),
  lines: store.lines.map((line) => ({
    id: id(line.cart_id),
    name: line.name,
    quantity: line.quantity,
    unitPrice: fromDecimal(line.price, currency),
    amount: fromDecimal(line.amount, currency),
    gross: fromDecimal(line.gross ?? line.amount, currency),
    available: line.available,
    needsPrescription: line.needs_prescription,
  })),
  problems: store.problems.map(toProblem),
  fullSlots: store.full_slots.map(toInstant),
});

const toProblem = ({
  code,
  message,
  cart_id,
}: wire.WireQuote['stores'][number]['problems'][number]): Problem => ({
  kind: problemKind(code),
  said: message,
  line: cart_id === null ? null : id(cart_id),
});

export const toAmounts = (amounts: Read<typeof wireAmounts>, currency: Currency): OrderSummary => ({
  ...recordOf(ORDER_AMOUNTS, (part) => fromDecimal(amounts[part], currency)),
  taxIncluded: amounts.tax_included,
});

export function toPlaceBody(draft: OrderDraft): wire.PlaceRequest {
  const { deliverTo, contact } = draft;
  return {
    order_amount: toDecimal(draft.total),
    payment_method: draft.method,
    order_type: draft.orderType,
    store_id: draft.storeId,
    quote_id: draft.quoteId,
    distance: draft.kilometres,
    address: deliverTo?.address ?? null,
    latitude: deliverTo?.point.latitude ?? null,
    longitude: deliverTo?.point.longitude ?? null,
    address_type: 'other',
    ...recordOf(DOOR_FIELDS, (field) => deliverTo?.[field] ?? ''),
    contact_person_name: contact.name,
    contact_person_number: contact.phone,
    contact_person_email: contact.email,
    is_guest: draft.asGuest ? 1 : 0,
    scheduled: draft.scheduledFor === null ? 0 : 1,
    schedule_at: draft.scheduledFor === null ? null : toIso(draft.scheduledFor),
    coupon_code: draft.couponCode,
    ...orderTextsByWire((text) => draft[text] || null),
    ...buyNowBody(draft.purchase),
    ...toAttachments(draft),
  };
}

/** Drafts stored by an older version of the app have none. */
const toAttachments = ({ prescriptions = [] }: Partial<Pick<OrderDraft, 'prescriptions'>>) =>
  prescriptions.length > 0 ? { order_attachment: [...prescriptions] } : {};

export const toPlacedOrder = (
  answer: Read<typeof wire.orderPlaced>,
  { storeId, storeName, total, method, contact }: OrderDraft,
): PlacedOrder => ({
  id: id(answer.order_id),
  storeId,
  storeName,
  total: fromDecimal(answer.total_ammount, total.currency),
  method,
  phone: contact.phone,
});

/** A key whose first request still runs has no answer yet: the same request may be repeated. */
export function toPlaceFailure(failure: CallFailure): PlaceFailure {
  if (failure.kind !== 'refused') return failure;
  const problem = problemKind(failure.code);
  if (failure.status === 409 && problem === 'keyTaken')
    return { kind: 'unreachable', cause: 'server' };
  return { kind: 'refused', problem, said: failure.message };
}

export function toOrder(answer: wire.WireOrder, currency: Currency): Order {
  const { store } = answer;
  return {
    id: id(answer.id),
    status: answer.order_status,
    type: answer.order_type,
    placedAt: toInstant(answer.created_at),
    scheduledFor: answer.schedule_at === null ? null : toInstant(answer.schedule_at),
    reached: toReached(answer),
    store: store && {
      id: id(store.id),
      name: store.name,
      address: store.address ?? '',
      phone: store.phone ?? '',
      logo: store.logo_full_url ?? '',
      point: parseGeoPoint(store.latitude, store.longitude),
    },
    deliverTo: toReceiver(answer),
    parcel: toParcel(answer, currency),
    courier: toCourier(answer),
    amounts: toAmounts(answer.amounts, currency),
    paymentMethod: answer.payment_method,
    isPaid: answer.payment_status === 'paid',
    ...recordOf(ORDER_TEXT_NAMES, (text) => answer[orderTexts[text].wire] ?? ''),
    prescriptions: answer.order_attachment.map(prescriptionId),
    minutes:
      answer.min_delivery_time === null || answer.max_delivery_time === null
        ? null
        : { from: answer.min_delivery_time, to: answer.max_delivery_time },
    cancellationReason: answer.cancellation_reason,
    cancelable: answer.can_cancel ?? mayCancel(answer.order_status),
    refundable:
      answer.can_refund ?? mayAskForRefund(answer.order_status, answer.payment_status === 'paid'),
  };
}

type WireEnd = NonNullable<wire.WireOrder['delivery_address'] | wire.WireOrder['receiver_details']>;

const toEnd = (end: WireEnd) => ({
  name: end.contact_person_name ?? '',
  phone: end.contact_person_number ?? '',
  point: parseGeoPoint(end.latitude, end.longitude),
});

/** A parcel's address is its pickup; it is delivered to its receiver. */
function toReceiver(answer: wire.WireOrder): Order['deliverTo'] {
  const { delivery_address: address, receiver_details: receiver } = answer;
  if (answer.order_type === 'parcel' && receiver) {
    return { ...toEnd(receiver), at: { address: receiver.address ?? '', ...NO_DOOR } };
  }
  if (answer.order_type === 'take_away' || !address) return null;
  const door = recordOf(DOOR_FIELDS, (field) => address[field] ?? '');
  return { ...toEnd(address), at: { address: address.address ?? '', ...door } };
}

function toParcel(answer: wire.WireOrder, currency: Currency): Order['parcel'] {
  const { delivery_address: sender, receiver_details: receiver } = answer;
  const { parcel_category: category, parcel_contents: contents } = answer;
  if (answer.order_type !== 'parcel' || !sender || !receiver) return null;
  return {
    category: category?.name ?? '',
    picture: category?.image_full_url ?? '',
    payer: answer.charge_payer ?? 'sender',
    from: { ...toEnd(sender), address: sender.address ?? '' },
    receiverNote: receiver.delivery_instruction ?? '',
    contents: contents && {
      kilograms: contents.weight,
      centimetres: contents.length,
      value: fromDecimal(contents.declared_value, currency),
    },
    trackingToken: answer.follow_token,
  };
}

/** A position without a time counts from the pickup of the order. */
function toCourier(answer: wire.WireOrder): Order['courier'] {
  const { delivery_man: courier, picked_up: since } = answer;
  const point = courier && parseGeoPoint(courier.lat, courier.lng);
  const seen = courier?.seen_at ?? since;
  return point && seen !== null ? { point, seenAt: toInstant(seen) } : null;
}

export function toReached(answer: Partial<Record<OrderStatus, string | null>>): Order['reached'] {
  return Object.fromEntries(
    ORDER_STATUSES.flatMap((status) => {
      const at = answer[status];
      return at ? [[status, toInstant(at)]] : [];
    }),
  );
}

export const toOrderLine = (line: WireLine, currency: Currency): OrderLine => ({
  id: line.id,
  itemId: id(line.item_id),
  name: line.item_details.name,
  image: line.item_details.image_full_url,
  quantity: line.quantity,
  gross: grossAmountOf({
    unitPrice: fromDecimal(line.price, currency),
    quantity: line.quantity,
    discount: NO_DISCOUNT,
    addOns: line.add_ons.map(({ price, quantity }) => ({
      price: fromDecimal(price, currency),
      quantity,
    })),
  }),
  choices: line.variation.map((chosen) =>
    'values' in chosen ? `${chosen.name}: ${chosen.values.label.join(', ')}` : chosen.type,
  ),
  addOns: line.add_ons.map(({ name, quantity }) => ({ name, quantity })),
});

/** A parcel counts as a delivery. */
export const toOrderRow = (answer: wire.WireOrder, currency: Currency): OrderSummaryRow => ({
  id: id(answer.id),
  status: answer.order_status,
  type: answer.order_type,
  isLeftUnpaid: isLeftUnpaid({
    status: answer.order_status,
    isPaid: answer.payment_status === 'paid',
    paymentMethod: answer.payment_method,
  }),
  storeName: answer.store?.name ?? answer.parcel_category?.name ?? '',
  storeLogo: answer.store?.logo_full_url ?? answer.parcel_category?.image_full_url ?? '',
  total: fromDecimal(answer.order_amount, currency),
  lineCount: answer.details_count,
  placedAt: toInstant(answer.created_at),
});

const PROBLEM_OF: Readonly<Record<Read<typeof orderProblemCode>, ProblemKind>> = {
  cart_empty: 'cartEmpty',
  item_gone: 'itemGone',
  prescription: 'prescription',
  not_on_sale: 'notOnSale',
  out_of_stock: 'outOfStock',
  over_maximum: 'overMaximum',
  store_closed: 'storeClosed',
  outside_zone: 'outsideZone',
  zone_off: 'zoneOff',
  minimum_order: 'minimumOrder',
  cash_limit: 'cashLimit',
  coupon: 'coupon',
  order_amount: 'priceChanged',
  quote_expired: 'quoteExpired',
  schedule: 'schedule',
  order_type: 'orderType',
  idempotency_key: 'keyTaken',
};

const problemKind = (code: string): ProblemKind =>
  Object.hasOwn(PROBLEM_OF, code) ? PROBLEM_OF[code as keyof typeof PROBLEM_OF] : 'other';

const toIso = (moment: Instant): string => new Date(moment).toISOString();
