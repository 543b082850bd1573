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
import type { OrderTexts } from './order-texts.ts';
import type { PrescriptionId } from './prescription.ts';
import type { PaymentMethod } from './quote.ts';

export type OrderId = Id<'Order'>;
export type OrderClaim = Claim<'Order'>;

export type PlacedOrder = {
  readonly id: OrderId;
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly total: Money;
  readonly method: PaymentMethod;
  /** Given with the order: proves that the order is a guest's own. */
  readonly phone: string;
};

/** A line as it was when ordered, independent of later changes to the item. */
export type OrderLine = {
  readonly id: number;
  readonly itemId: ItemId;
  readonly name: string;
  readonly image: string;
  readonly quantity: number;
  /** With its extras, before discount. */
  readonly gross: Money;
  readonly choices: readonly string[];
  readonly addOns: readonly { readonly name: string; readonly quantity: number }[];
};

export type Order = OrderTexts & {
  readonly id: OrderId;
  readonly status: OrderStatus;
  readonly type: PlacedOrderType;
  readonly placedAt: Instant;
  readonly scheduledFor: Instant | null;
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
  /** Pickup and contents of a parcel; null for the order of a store. `deliverTo` is its receiver. */
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
    /** Last part of the receiver's tracking link; sent to its owner only. */
    readonly trackingToken: string | null;
  } | null;
  readonly courier: { readonly point: GeoPoint; readonly seenAt: Instant } | null;
  readonly amounts: OrderSummary;
  readonly paymentMethod: PaymentMethod;
  readonly isPaid: boolean;
  /** The images sent with the order; visible to its owner only. */
  readonly prescriptions: readonly PrescriptionId[];
  readonly minutes: { readonly from: number; readonly to: number } | null;
  readonly cancellationReason: string | null;
  readonly cancelable: boolean;
  readonly refundable: boolean;
};

export type Step = {
  readonly status: OrderStatus;
  readonly at: Instant | null;
  readonly progress: 'done' | 'current' | 'ahead';
};

/** The steps of an order. A canceled, failed or refunded order shows the steps it reached, and then its end. */
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
