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

/** What a store's order may be asked for as. */
export type OrderType = 'delivery' | 'take_away';
/** What an order that exists may be: a parcel comes from no store. */
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

/** What becomes of a parcel that its receiver is not there to take. */
const WAY_BACK: readonly OrderStatus[] = ['receiver_absent', 'returning', 'returned'];

/** What such an order passes over: a take-away is not carried, and for a parcel nothing is prepared. */
const PASSED_OVER: Readonly<Record<PlacedOrderType, OrderStatus | null>> = {
  delivery: null,
  take_away: 'picked_up',
  parcel: 'processing',
};

/** The steps of an order that goes well. */
export const wayOf = (type: PlacedOrderType): readonly OrderStatus[] =>
  WAY.filter((status) => status !== PASSED_OVER[type]);

/** The same, with the step it stands at: the desk may have put it into one that it would have passed over. */
export const wayThrough = (status: OrderStatus, type: PlacedOrderType): readonly OrderStatus[] =>
  WAY_BACK.includes(status)
    ? [...wayOf(type).filter((one) => one !== 'delivered'), ...WAY_BACK]
    : WAY.filter((one) => one === status || one !== PASSED_OVER[type]);

/** It has not come to nothing: it is on its way, or at the end of it. */
export const goesOn = (status: OrderStatus): boolean =>
  WAY.includes(status) || WAY_BACK.includes(status);

/** It has come to whom it was meant for, or back to who sent it. */
export const isCarriedOut = (status: OrderStatus): boolean =>
  status === 'delivered' || status === 'returned';

/** It is on its way no more: it has come, or has come to nothing. */
export const isOver = (status: OrderStatus): boolean => !goesOn(status) || isCarriedOut(status);

/** Its receiver was not there to take it. Only a parcel goes back. */
export const isMissed = (status: OrderStatus): boolean => WAY_BACK.includes(status);

/** Its receiver cannot take it any more. */
export const isBroughtBack = (status: OrderStatus): boolean =>
  status === 'returning' || status === 'returned';

/** Nothing more happens by itself: tracking may stop asking. A refund that is asked for is decided yet. */
export const isFinal = (status: OrderStatus): boolean =>
  isOver(status) && status !== 'refund_requested';

/** Nothing is given back of what was not paid or has not come, and no order is asked about twice. */
export const mayAskForRefund = (status: OrderStatus, isPaid: boolean): boolean =>
  status === 'delivered' && isPaid;

/** How far asking for the money back has come; 'never' where there is nothing to give back. */
export type RefundStage = 'notYet' | 'open' | 'asked' | 'refunded' | 'refused' | 'never';

const DECIDED: Partial<Record<OrderStatus, RefundStage>> = {
  refund_requested: 'asked',
  refunded: 'refunded',
  refund_request_canceled: 'refused',
};

export const refundStage = (status: OrderStatus, isRefundable: boolean): RefundStage =>
  DECIDED[status] ?? (isRefundable ? 'open' : isOver(status) ? 'never' : 'notYet');

/** What was not had is not reviewed, nor is who brought it. */
export const mayReviewOrder = (status: OrderStatus): boolean => status === 'delivered';

/** A courier has it in hand, who can be written to meanwhile. */
export const isBeingBrought = (status: OrderStatus, type: PlacedOrderType): boolean =>
  type !== 'take_away' && (status === 'picked_up' || (isMissed(status) && !isOver(status)));

export const mayCancel = (status: OrderStatus): boolean =>
  status === 'pending' || status === 'failed';

/** The status that follows; null at the end. `accepted` may be passed over by a store, never by us. */
export function nextStatus(status: OrderStatus, type: PlacedOrderType): OrderStatus | null {
  const way = wayThrough(status, type);
  const at = way.indexOf(status);
  return at < 0 ? null : (way[at + 1] ?? null);
}
