import type { Claim } from '#domain/account/claim.ts';
import type { ItemId } from '#domain/catalogue/item.ts';
import type { StoreId } from '#domain/catalogue/store.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { WrittenAddress } from '#domain/location/written-address.ts';
import type { OrderSummary } from '#domain/pricing/order-summary.ts';
import type { ChargePayer } from '#domain/parcel/parcel.ts';
import { isFinal, wayThrough, type OrderStatus, type PlacedOrderType } from './order-status.ts';
import type { PrescriptionId } from './prescription.ts';
import type { PaymentMethod } from './quote.ts';

export type OrderId = Id<'Order'>;
/** How an order is asked for. */
export type OrderClaim = Claim<'Order'>;

/** What the server answers when it has taken one store's order. */
export type PlacedOrder = {
  readonly id: OrderId;
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly total: Money;
  readonly method: PaymentMethod;
  /** Given with the order: a guest proves by it that the order is theirs. */
  readonly phone: string;
};

/** A line as it was when ordered, whatever has become of the item. */
export type OrderLine = {
  readonly id: number;
  readonly itemId: ItemId;
  readonly name: string;
  readonly image: string;
  readonly quantity: number;
  /** The whole line with its extras, before discount. */
  readonly gross: Money;
  /** What was chosen, in words. */
  readonly choices: readonly string[];
  readonly addOns: readonly { readonly name: string; readonly quantity: number }[];
};

/** One store's order on its way. */
export type Order = {
  readonly id: OrderId;
  readonly status: OrderStatus;
  readonly type: PlacedOrderType;
  readonly placedAt: Instant;
  readonly scheduledFor: Instant | null;
  /** When it came into each status that it has been in. */
  readonly reached: Readonly<Partial<Record<OrderStatus, Instant>>>;
  readonly store: {
    readonly id: StoreId;
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly logo: string;
    readonly point: GeoPoint | null;
  } | null;
  readonly deliverTo: {
    readonly name: string;
    readonly phone: string;
    readonly at: WrittenAddress;
    readonly point: GeoPoint | null;
  } | null;
  /** Where a parcel comes from, and what it is; null for the order of a store. `deliverTo` is its receiver. */
  readonly parcel: {
    readonly category: string;
    readonly picture: string;
    readonly payer: ChargePayer;
    readonly from: {
      readonly name: string;
      readonly phone: string;
      readonly address: string;
      readonly point: GeoPoint | null;
    };
    /** For the courier, at the receiver's door. */
    readonly receiverNote: string;
    readonly contents: {
      readonly kilograms: number;
      readonly centimetres: number;
      readonly value: Money;
    } | null;
    /** What the link ends with by which its receiver follows it; told to its owner alone. */
    readonly trackingToken: string | null;
  } | null;
  /** Where the courier was seen last, while they bring it. */
  readonly courier: { readonly point: GeoPoint; readonly seenAt: Instant } | null;
  readonly amounts: OrderSummary;
  readonly paymentMethod: PaymentMethod;
  readonly isPaid: boolean;
  readonly note: string;
  /** What it was placed with; told to its owner alone. */
  readonly prescriptions: readonly PrescriptionId[];
  readonly minutes: { readonly from: number; readonly to: number } | null;
  readonly cancellationReason: string | null;
  /** Its customer may cancel it now. */
  readonly cancelable: boolean;
  /** Its customer may ask for the money back now. */
  readonly refundable: boolean;
};

export type Step = {
  readonly status: OrderStatus;
  readonly at: Instant | null;
  readonly progress: 'done' | 'current' | 'ahead';
};

/**
 * The way of an order, step by step. An order that left the way (canceled, failed, refunded) shows
 * what it had reached, and then where it ended.
 */
export function stepsOf({
  status,
  type,
  reached,
}: Pick<Order, 'status' | 'type' | 'reached'>): readonly Step[] {
  const way = wayThrough(status, type);
  const at = way.indexOf(status);
  const step = (of: OrderStatus, progress: Step['progress']): Step => ({
    status: of,
    at: reached[of] ?? null,
    progress,
  });
  if (at < 0) {
    const been = way.filter((one) => reached[one] !== undefined);
    return [...been.map((one) => step(one, 'done')), step(status, 'current')];
  }
  return way
    .filter((one, index) => index >= at || one !== 'accepted' || reached[one] !== undefined)
    .map((one) => {
      const index = way.indexOf(one);
      return step(one, index < at || isFinal(status) ? 'done' : index === at ? 'current' : 'ahead');
    });
}
