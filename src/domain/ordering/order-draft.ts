import type { Contact } from '#domain/account/contact.ts';
import type { StoreId } from '#domain/catalogue/store.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { remainingProblems, type PaymentMethod, type Quote } from './quote.ts';
import type { OrderType } from './order-status.ts';

/** What a customer wants, read from the form: everything but the goods and their price. */
export type OrderDetails = {
  readonly orderType: OrderType;
  readonly method: PaymentMethod;
  /** Null for a take-away. */
  readonly deliverTo: {
    readonly address: string;
    readonly point: GeoPoint;
    readonly road: string;
    readonly house: string;
    readonly floor: string;
  } | null;
  readonly contact: Contact;
  readonly asGuest: boolean;
  /** When its slot begins; null for now. */
  readonly scheduledFor: Instant | null;
  readonly note: string;
};

/** One store's order, complete: what is in it, the server knows from the cart. */
export type OrderDraft = OrderDetails & {
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly quoteId: string;
  /** What the customer was shown. */
  readonly total: Money;
  readonly kilometres: number;
};

/** One order per store of the quote. */
export const draftOrders = (details: OrderDetails, quote: Quote): readonly OrderDraft[] =>
  quote.stores.map((store) => ({
    ...details,
    storeId: store.storeId,
    storeName: store.storeName,
    quoteId: quote.id,
    total: store.amounts.total,
    kilometres: store.kilometres,
  }));

/** Whether a newer quote still allows what the customer wants. */
export const allows = (quote: Quote, { method, scheduledFor }: OrderDetails): boolean =>
  quote.methods.some((option) => option.method === method && option.available) &&
  remainingProblems(quote, scheduledFor !== null).length === 0;
