import type { CallFailure } from '#application/kernel/call-failure.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { shownTrip } from '#domain/rental/trip-changes.ts';
import type { Booking, TripQuery } from './booking.ts';
import { callFailureOf } from '#application/rental/trip-cart/rules.ts';
import type { TripCartGateway } from './trip-cart-gateway.port.ts';

export type QuoteTrip = (
  query: TripQuery,
  signal: AbortSignal,
) => Promise<Result<Booking['quoted'], CallFailure>>;

/** Rereads the cart and its coupon, and calculates the price by the server's rules. */
export const createQuoteTrip =
  (carts: Pick<TripCartGateway, 'readForBooking'>): QuoteTrip =>
  async ({ couponCode, ...terms }, signal) => {
    const answer = await carts.readForBooking(couponCode, signal);
    if (!answer.ok) return refuse(callFailureOf(answer.failure));
    const { cart, coupon, ...said } = answer.value;
    return ok({ quote: { ...shownTrip(cart, { ...terms, coupon }), ...said } });
  };
