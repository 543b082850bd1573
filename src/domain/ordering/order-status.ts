export const ORDER_STATUSES = [
  'pending',
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
  'refund_request_canceled',
  'receiver_absent',
  'returning',
  'returned',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type OrderType = 'delivery' | 'take_away';
/** The types of placed orders: a parcel comes from no store. */
export type PlacedOrderType = OrderType | 'parcel';

const WAY: readonly OrderStatus[] = [
  'pending',
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
];

/** The steps after a parcel's receiver was absent. */
const WAY_BACK: readonly OrderStatus[] = ['receiver_absent', 'returning', 'returned'];

/** Steps that a type skips: a take-away is not carried, and for a parcel nothing is prepared. */
const PASSED_OVER: Readonly<Record<PlacedOrderType, OrderStatus | null>> = {
  delivery: null,
  take_away: 'picked_up',
  parcel: 'processing',
};

export const wayOf = (type: PlacedOrderType): readonly OrderStatus[] =>
  WAY.filter((status) => status !== PASSED_OVER[type]);

/** The same steps plus the current one: the desk may have set a status that the type skips. */
export const wayThrough = (status: OrderStatus, type: PlacedOrderType): readonly OrderStatus[] =>
  WAY_BACK.includes(status)
    ? [...wayOf(type).filter((one) => one !== 'delivered'), ...WAY_BACK]
    : WAY.filter((one) => one === status || one !== PASSED_OVER[type]);

export const goesOn = (status: OrderStatus): boolean =>
  WAY.includes(status) || WAY_BACK.includes(status);

/** True when it has reached its receiver, or its sender again. */
export const isCarriedOut = (status: OrderStatus): boolean =>
  status === 'delivered' || status === 'returned';

export const isOver = (status: OrderStatus): boolean => !goesOn(status) || isCarriedOut(status);

/** The receiver was absent. Only a parcel goes back. */
export const isMissed = (status: OrderStatus): boolean => WAY_BACK.includes(status);

/** True when its receiver cannot take it any more. */
export const isBroughtBack = (status: OrderStatus): boolean =>
  status === 'returning' || status === 'returned';

/** No further change happens by itself, so tracking may stop polling. A requested refund is still undecided. */
export const isFinal = (status: OrderStatus): boolean =>
  isOver(status) && status !== 'refund_requested';

/** An unpaid or undelivered order has no refund, and each order has at most one request. */
export const mayAskForRefund = (status: OrderStatus, isPaid: boolean): boolean =>
  status === 'delivered' && isPaid;

/** Progress of a refund request; 'never' when there is nothing to refund. */
export type RefundStage = 'notYet' | 'open' | 'asked' | 'refunded' | 'refused' | 'never';

const DECIDED: Partial<Record<OrderStatus, RefundStage>> = {
  refund_requested: 'asked',
  refunded: 'refunded',
  refund_request_canceled: 'refused',
};

export const refundStage = (status: OrderStatus, isRefundable: boolean): RefundStage =>
  DECIDED[status] ?? (isRefundable ? 'open' : isOver(status) ? 'never' : 'notYet');

/** An order that never arrived is not reviewed, nor is its courier. */
export const mayReviewOrder = (status: OrderStatus): boolean => status === 'delivered';

/** A courier has the order, so the customer can write to them. */
export const isBeingBrought = (status: OrderStatus, type: PlacedOrderType): boolean =>
  type !== 'take_away' && (status === 'picked_up' || (isMissed(status) && !isOver(status)));

export const mayCancel = (status: OrderStatus): boolean =>
  status === 'pending' || status === 'failed';

/** Null at the end. A store may skip `accepted`; this function never does. */
export function nextStatus(status: OrderStatus, type: PlacedOrderType): OrderStatus | null {
  const way = wayThrough(status, type);
  const at = way.indexOf(status);
  return at < 0 ? null : (way[at + 1] ?? null);
}
