import { sql, type InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { TRIP_STATUSES, tabOf, type TripStatus, type TripTab } from '#domain/rental/trip-status.ts';
import { listed, total } from '#server/catalogue/listed.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID, type PageQuery } from '#server/kernel/paging.ts';
import { translated, translationsOf } from '#server/kernel/translations.ts';

/** Trips with their provider and the times of their statuses. */
export const tripRows = (db: Db) =>
  db
    .selectFrom('trip')
    .innerJoin('rental_provider', 'rental_provider.id', 'trip.provider_id')
    .selectAll('trip')
    .select([
      'rental_provider.name as provider_name',
      translated('rental_provider').as('provider_translations'),
      'rental_provider.logo as provider_logo',
      'rental_provider.cover as provider_cover',
      'rental_provider.phone as provider_phone',
      'rental_provider.address as provider_address',
      'rental_provider.rating as provider_rating',
      'rental_provider.rating_count as provider_rating_count',
    ])
    .select((from) => [
      jsonArrayFrom(
        from
          .selectFrom('trip_status_change')
          .select(['trip_status_change.status', 'trip_status_change.at'])
          .whereRef('trip_status_change.trip_id', '=', 'trip.id'),
      ).as('changes'),
      from
        .selectFrom('trip_line')
        .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('sum'))
        .whereRef('trip_line.trip_id', '=', 'trip.id')
        .as('vehicle_count'),
    ]);

export type TripRow = InferResult<ReturnType<typeof tripRows>>[number];

export const tripOf = (db: Db, id: number): Promise<TripRow | undefined> =>
  tripRows(db).where('trip.id', '=', Math.min(id, LAST_ROW_ID)).executeTakeFirst();

export const tripLinesOf = (db: Db, trip: number) =>
  db
    .selectFrom('trip_line')
    .leftJoin('vehicle_review', 'vehicle_review.trip_line_id', 'trip_line.id')
    .selectAll('trip_line')
    .select([
      translationsOf('trip_line'),
      'vehicle_review.rating as review_rating',
      'vehicle_review.comment as review_comment',
      'vehicle_review.reply as review_reply',
      'vehicle_review.images as review_images',
    ])
    .where('trip_line.trip_id', '=', trip)
    .orderBy('trip_line.id')
    .execute();
export type TripLineRow = Awaited<ReturnType<typeof tripLinesOf>>[number];

export type TripFilter = {
  readonly owner: string;
  readonly tab: TripTab;
  readonly status?: TripStatus | undefined;
  readonly search?: string | undefined;
};

/** An owner's trips, newest first: open ones or ended ones. */
export function tripsOf(db: Db, { owner, tab, status, search = '' }: TripFilter, page: PageQuery) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return listed(
    tripRows(db)
      .select(total)
      .where('trip.owner', '=', owner)
      .where(
        'trip.status',
        'in',
        TRIP_STATUSES.filter((one) => tabOf(one) === tab && (!status || one === status)).concat(
          NONE,
        ),
      )
      .$if(search !== '', (query) =>
        query.where(
          sql<boolean>`(trip.id::text = ${search} or rental_provider.name ilike ${pattern})`,
        ),
      )
      .orderBy('trip.created_at', 'desc')
      .orderBy('trip.id', 'desc'),
    page,
  );
}

/** An `in` list must not be empty; no trip has this status. */
const NONE = 'none' as TripStatus;
