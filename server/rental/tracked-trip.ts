import type { Context } from 'hono';
import { claimed, claimOf } from '#server/account/claim.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { tripOf } from './trip-row.ts';
import * as errorMessages from './error-messages.ts';

/** Options of calls that look up a trip. */
export const TRACKED = {
  404: 'Unknown trip, or another customer’s',
  429: 'Too many wrong guesses; Retry-After says when to retry',
};

type TripQuery = Omit<Parameters<typeof claimOf>[2], 'id'> & { readonly trip_id: number };

/** The trip for its owner at any time, and for others by its phone number. */
export async function trackedTrip(
  context: ServerContext,
  c: Context,
  { trip_id: id, ...known }: TripQuery,
) {
  const claim = await claimOf(context, c, { id, ...known });
  const trip = await claimed(context, c, claim, {
    kind: 'trip',
    find: (one) => tripOf(context.db, one),
    notFound: errorMessages.TRIP_NOT_FOUND,
  });
  return { claim, trip };
}
