import { sql } from 'kysely';
import type * as v from 'valibot';
import type { vehicleReviewRequest } from '#contract/rental-trips.ts';
import { mayReviewTrip } from '#domain/rental/trip-status.ts';
import { customerName } from '#server/account/customer-name.ts';
import { rateBy } from '#server/catalogue/ratings.ts';
import { showReviewImages, withReviewImages } from '#server/catalogue/review-images.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import type { Customer } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { lockVehicles } from './availability.ts';
import * as errorMessages from './error-messages.ts';

type ReviewRequest = v.InferOutput<typeof vehicleReviewRequest>;

/**
 * Stores a customer's review of a rented vehicle, once per trip, and updates the ratings of vehicle and
 * provider.
 */
export async function reviewVehicle(
  context: ServerContext,
  who: Customer,
  request: ReviewRequest,
  images: readonly Uint8Array[],
): Promise<void> {
  // Checked first, as decoding pictures is costly.
  await requireReviewable(context.db, who, request);
  await withReviewImages(context, images, async (files) =>
    writeReview(context.db, who, { ...request, files }, context.now()),
  );
}

const writeReview = (
  db: Db,
  who: Customer,
  request: ReviewRequest & { readonly files: readonly string[] },
  now: Date,
): Promise<void> =>
  inTransaction(db, `vehicle ${request.vehicle_id}`, async (transaction) => {
    const { id, vehicle_id, provider_id } = await requireReviewable(transaction, who, request);
    await lockVehicles(transaction, [vehicle_id]);
    const written = await transaction
      .insertInto('vehicle_review')
      .values({
        vehicle_id,
        customer_id: who.id,
        customer_name: await customerName(transaction, who),
        rating: request.rating,
        comment: request.comment ?? '',
        images: JSON.stringify(await showReviewImages(transaction, request.files)),
        reply: null,
        created_at: now,
        trip_line_id: id,
      })
      .onConflict((same) => same.column('trip_line_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) throw httpError(409, 'review', errorMessages.REVIEWED_ALREADY);
    await rate(transaction, { vehicle_id, provider_id });
  });

/** Vehicle of the customer's own trip. Another customer's trip gets the same refusal as a missing one. */
async function requireReviewable(
  db: Db,
  { owner }: Customer,
  { trip_id, vehicle_id, vehicle_identity_id }: ReviewRequest,
) {
  const line = await db
    .selectFrom('trip_line')
    .innerJoin('trip', 'trip.id', 'trip_line.trip_id')
    .innerJoin('vehicle', 'vehicle.id', 'trip_line.vehicle_id')
    .select(['trip_line.id', 'trip_line.vehicle_id', 'vehicle.provider_id', 'trip.status'])
    .where('trip_line.id', '=', Math.min(vehicle_identity_id, LAST_ROW_ID))
    .where('trip_line.vehicle_id', '=', Math.min(vehicle_id, LAST_ROW_ID))
    .where('trip.id', '=', Math.min(trip_id, LAST_ROW_ID))
    .where('trip.owner', '=', owner)
    .executeTakeFirst();
  if (!line) throw httpError(404, 'trip', errorMessages.TRIP_NOT_FOUND);
  if (!mayReviewTrip(line.status)) throw httpError(403, 'trip_status', errorMessages.NOT_COMPLETED);
  return line;
}

/** The provider's rating follows from the vehicle's. */
async function rate(
  db: Db,
  { vehicle_id, provider_id }: { readonly vehicle_id: number; readonly provider_id: number },
): Promise<void> {
  await rateBy(
    db,
    'vehicle',
    vehicle_id,
    sql`select rating from vehicle_review where vehicle_id = ${vehicle_id}`,
  );
  await rateBy(
    db,
    'rental_provider',
    provider_id,
    sql`select vehicle_review.rating from vehicle_review
      join vehicle on vehicle.id = vehicle_review.vehicle_id
      where vehicle.provider_id = ${provider_id}`,
  );
}
