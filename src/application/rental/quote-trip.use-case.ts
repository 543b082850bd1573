import type { CallFailure } from '#application/kernel/call-failure.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { shownTrip } from '#domain/rental/trip-changes.ts';
import type { QuotedTrip, TripQuery } from './booking.ts';
import { callFailureOf } from './trip-cart.context.ts';
import type { TripCartGateway } from './trip-cart-gateway.port.ts';

export type QuoteTrip = (
  query: TripQuery,
  signal: AbortSignal,
) => Promise<Result<QuotedTrip, CallFailure>>;

/** Looks at the cart and its coupon afresh, and works out what it costs by the rules of the server. */
export const createQuoteTrip =
  (carts: Pick<TripCartGateway, 'readForBooking'>): QuoteTrip =>
  async ({ couponCode, ...terms }, signal) => {
    const answer = await carts.readForBooking(couponCode, signal);
    if (!answer.ok) return refuse(callFailureOf(answer.failure));
    const { cart, coupon, couponProblem: why, walletBalance } = answer.value;
    const couponProblem = why && ({ kind: 'dropped', why } as const);
    const quote = { ...shownTrip(cart, { ...terms, coupon }), walletBalance };
    return ok({ quote, couponProblem });
  };
