import type { CallFailure } from '#application/kernel/call-failure.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { shownTrip, type ShownTrip } from '#domain/rental/trip-changes.ts';
import type { TripQuery } from './booking.ts';
import { callFailureOf } from './trip-cart.context.ts';
import type { TripCartGateway } from './trip-cart-gateway.port.ts';

export type QuoteTrip = (
  query: TripQuery,
  signal: AbortSignal,
) => Promise<Result<{ readonly quote: ShownTrip }, CallFailure>>;

/** Looks at the cart afresh, and works out what it costs by the rules of the server. */
export const createQuoteTrip =
  (carts: Pick<TripCartGateway, 'readForBooking'>): QuoteTrip =>
  async (query, signal) => {
    const answer = await carts.readForBooking(signal);
    return answer.ok
      ? ok({ quote: shownTrip(answer.value, query) })
      : refuse(callFailureOf(answer.failure));
  };
