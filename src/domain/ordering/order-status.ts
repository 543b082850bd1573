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

/** The steps of an order that goes well; a take-away is not carried. */
export const wayOf = (type: PlacedOrderType): readonly OrderStatus[] =>
  type === 'take_away' ? WAY.filter((status) => status !== 'picked_up') : WAY;

/** Nothing more happens by itself: tracking may stop asking. */
export const isFinal = (status: OrderStatus): boolean =>
  !WAY.includes(status) || status === 'delivered';

export const mayCancel = (status: OrderStatus): boolean =>
  status === 'pending' || status === 'failed';

/** The status that follows; null at the end. `accepted` may be passed over by a store, never by us. */
export function nextStatus(status: OrderStatus, type: PlacedOrderType): OrderStatus | null {
  const way = wayOf(type);
  const at = way.indexOf(status);
  return at < 0 ? null : (way[at + 1] ?? null);
}
