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

/** The server has refused the trip because of these lines: they are not offered so. */
export type IncompatibleLines = {
  readonly kind: 'incompatibleLines';
  readonly lines: readonly TripLineId[];
};
/**
 * The code of a refusal says what it is about. `other_provider`, `other_type` and `other_trip` mean that the cart
 * is not the one that we know: it has to be read again before the customer is asked anything.
 */
export type TripCartFailure = CallFailure | IncompatibleLines;

/** Every call answers the whole cart as the app sees it, which replaces ours. */
export type TripCartAnswer = Result<TripCart, TripCartFailure>;

/** The cart, what coupons do for it, and what the wallet holds. */
export type BookingItems = Pick<QuotedCoupons, 'couponProblem' | 'coupons'> & {
  readonly cart: TripCart;
  /** The one that was asked for, where it holds. */
  readonly coupon: TripCoupon | null;
  /** Null for guests, and where there are no wallets. */
  readonly walletBalance: Money | null;
};
export type BookingItemsAnswer = Result<BookingItems, TripCartFailure>;

/** What is sent of a candidate: of the vehicle only which one it is. */
export type Wanted = Omit<TripCandidate, 'vehicle'> & { readonly vehicle: Pick<Vehicle, 'id'> };

/** Where the trip cart is kept. Prices, counts and limits are the app's own. */
export interface TripCartGateway {
  read(signal: AbortSignal): Promise<TripCartAnswer>;
  /** What a checkout is about to book, looked at afresh, with this coupon or without one. */
  readForBooking(couponCode: string | null, signal: AbortSignal): Promise<BookingItemsAnswer>;
  add(wanted: Wanted): Promise<TripCartAnswer>;
  /** The trip of the cart goes with it, and stays as it is. */
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
  /** Empties the cart only where this vehicle is fit to be added next. */
  clearFor(wanted: Wanted): Promise<TripCartAnswer>;
}
