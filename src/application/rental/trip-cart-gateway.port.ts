import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Quantity } from '#domain/kernel/quantity.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { QuotedCoupons } from '#domain/pricing/coupon-offer.ts';
import type { TripCoupon } from '#domain/pricing/trip-coupon.ts';
import type {
  TripCandidate,
  TripCart,
  TripDetailsId,
  TripLineId,
} from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';

/** The server refuses the trip because of these lines: they do not offer it. */
export type IncompatibleLines = {
  readonly kind: 'incompatibleLines';
  readonly lines: readonly TripLineId[];
};
/**
 * The refusal's code names its subject. `other_provider`, `other_type` and `other_trip` mean that
 * the local cart is outdated: reread it before asking the customer.
 */
export type TripCartFailure = CallFailure | IncompatibleLines;

/** Every call returns the whole cart, which replaces the local one. */
export type TripCartAnswer = Result<TripCart, TripCartFailure>;

/** The cart with its coupons and the wallet balance. */
export type BookingItems = Pick<QuotedCoupons, 'couponProblem' | 'coupons'> & {
  readonly cart: TripCart;
  /** The requested coupon, where it applies. */
  readonly coupon: TripCoupon | null;
  /** Null for guests, and without wallets. */
  readonly walletBalance: Money | null;
};
export type BookingItemsAnswer = Result<BookingItems, TripCartFailure>;

/** Request body of a candidate: the vehicle by id only. */
export type Wanted = Omit<TripCandidate, 'vehicle'> & { readonly vehicle: Pick<Vehicle, 'id'> };

/** Prices, counts and limits are the server's own. */
export interface TripCartGateway {
  read(signal: AbortSignal): Promise<TripCartAnswer>;
  /** The cart to be booked, reread with or without a coupon. */
  readForBooking(couponCode: string | null, signal: AbortSignal): Promise<BookingItemsAnswer>;
  add(wanted: Wanted): Promise<TripCartAnswer>;
  /** Sends the trip of the cart along, unchanged. */
  update(
    line: TripLineId,
    quantity: Quantity,
    details: TripDetails | null,
  ): Promise<TripCartAnswer>;
  remove(line: TripLineId): Promise<TripCartAnswer>;
  /** All of them or none. */
  removeAll(lines: readonly TripLineId[]): Promise<TripCartAnswer>;
  changeTrip(id: TripDetailsId, details: TripDetails): Promise<TripCartAnswer>;
  clear(): Promise<TripCartAnswer>;
  /** Empties the cart only where this vehicle can be added next. */
  clearFor(wanted: Wanted): Promise<TripCartAnswer>;
}
