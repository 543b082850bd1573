import type { Contact } from '#domain/account/contact.ts';
import type { Purchase } from '#domain/cart/purchase.ts';
import type { StoreId } from '#domain/catalogue/store.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { WrittenAddress } from '#domain/location/written-address.ts';
import { needsPrescription, storeNeedsPrescription, type PrescriptionId } from './prescription.ts';
import { remainingProblems, type PaymentMethod, type Quote, type StoreQuote } from './quote.ts';
import type { OrderType } from './order-status.ts';
import type { OrderTexts } from './order-texts.ts';

/** The parsed form, without the goods and their price. */
export type OrderDetails = OrderTexts & {
  readonly orderType: OrderType;
  readonly method: PaymentMethod;
  /** Null for a take-away. */
  readonly deliverTo: (WrittenAddress & { readonly point: GeoPoint }) | null;
  readonly contact: Contact;
  readonly asGuest: boolean;
  /** Start of the slot; null for now. */
  readonly scheduledFor: Instant | null;
  /** Images of the prescription, for items sold on prescription only. */
  readonly prescriptions: readonly PrescriptionId[];
};

/** One store's complete order. Its goods are in the server's cart, or are bought now. */
export type OrderDraft = OrderDetails & {
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly quoteId: string;
  /** The total that the customer was shown. */
  readonly total: Money;
  readonly kilometres: number;
  /** The cart's coupon, if it applies to this order. */
  readonly couponCode: string | null;
  readonly purchase?: Purchase;
};

/**
 * One order per store of the quote. The order with the coupon is placed first: after another order, a coupon
 * for first orders no longer applies.
 */
export const draftOrders = (
  details: OrderDetails,
  quote: Quote,
  purchase?: Purchase,
): readonly OrderDraft[] =>
  withCouponFirst(quote).map((store) => ({
    ...details,
    prescriptions: storeNeedsPrescription(store) ? details.prescriptions : [],
    storeId: store.storeId,
    storeName: store.storeName,
    quoteId: quote.id,
    total: store.amounts.total,
    kilometres: store.kilometres,
    couponCode: quote.coupon?.storeId === store.storeId ? quote.coupon.code : null,
    ...(purchase ? { purchase } : {}),
  }));

/** The other orders stay in the order of the cart. */
const withCouponFirst = ({ stores, coupon }: Quote): readonly StoreQuote[] => [
  ...stores.filter(({ storeId }) => storeId === coupon?.storeId),
  ...stores.filter(({ storeId }) => storeId !== coupon?.storeId),
];

/** True when a newer quote still allows the customer's choices. */
export const allows = (
  quote: Quote,
  { method, scheduledFor, prescriptions }: OrderDetails,
): boolean =>
  (prescriptions.length > 0 || !needsPrescription(quote)) &&
  quote.methods.some((option) => option.method === method && option.available) &&
  remainingProblems(quote, scheduledFor !== null).length === 0;
