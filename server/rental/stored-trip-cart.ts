import { sql, type RawBuilder } from 'kysely';
import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Language } from '#domain/kernel/language.ts';
import { money, type Currency } from '#domain/kernel/money.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import type { TripCart, TripLine } from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import { discountedRate } from '#domain/rental/vehicle.ts';
import { isAnyOf } from '#server/catalogue/listed.ts';
import type { Db } from '#server/kernel/database.ts';
import { DETAILS_COLUMNS, fromColumns, toColumns } from './details.ts';
import { isGone, toVehicle, vehicleRows, type VehicleRow } from './vehicle-row.ts';

export type StoredTripLine = {
  readonly id: number;
  readonly quantity: number;
  /** Price per hour or kilometre when the line was added or last changed, in minor units. */
  readonly shownPrice: number | null;
  readonly row: VehicleRow;
};

/** A cart without lines does not exist. */
export type StoredTripCart = {
  readonly id: number;
  readonly details: TripDetails;
  readonly lines: readonly StoredTripLine[];
};

/** Locks the owner's trip cart and its vehicles. */
export const tripCartLocks = (owner: string): RawBuilder<boolean> =>
  sql<boolean>`lock_trip_vehicles(${owner})`;

/** Locks the owner's trip cart until the transaction ends, against changes from another tab. */
export const lockTripCart = (db: Db, owner: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`trip cart ${owner}`}, 0))`.execute(db);

/** The owner's trip cart, lines in the order of adding; null when empty. */
export async function tripCartOf(db: Db, owner: string): Promise<StoredTripCart | null> {
  const rows = await vehicleRows(db)
    .innerJoin('trip_cart_line', 'trip_cart_line.vehicle_id', 'vehicle.id')
    .innerJoin('trip_cart', 'trip_cart.id', 'trip_cart_line.cart_id')
    .select(['trip_cart.id as cart_id', ...DETAILS_COLUMNS])
    .select([
      'trip_cart_line.id as line_id',
      'trip_cart_line.quantity as line_quantity',
      'trip_cart_line.shown_price as line_shown_price',
    ])
    .where('trip_cart.owner', '=', owner)
    .orderBy('trip_cart_line.id')
    .execute();
  const [first] = rows;
  if (!first) return null;
  return {
    id: first.cart_id,
    details: fromColumns(first),
    lines: rows.map(({ line_id, line_quantity, line_shown_price, ...row }) => ({
      id: line_id,
      quantity: line_quantity,
      shownPrice: line_shown_price,
      row,
    })),
  };
}

/** Converts to the domain's trip cart. */
export const readTripCart = (
  cart: StoredTripCart,
  language: Language,
  currency: Currency,
): TripCart => ({
  detailsId: id(cart.id),
  details: cart.details,
  lines: cart.lines.map((line) => readTripLine(line, language, currency)),
});

export const readTripLine = (
  line: StoredTripLine,
  language: Language,
  currency: Currency,
): TripLine => ({
  id: id(line.id),
  vehicle: toVehicle(line.row, language, currency),
  quantity: quantity(line.quantity),
  gone: isGone(line.row),
  ...(line.shownPrice === null ? {} : { shownRate: money(line.shownPrice, currency) }),
});

/** Inserts or updates the owner's trip cart; returns its id. */
export async function writeTripCart(
  db: Db,
  owner: string,
  details: TripDetails,
  now: Date,
): Promise<number> {
  const { id: cart } = await db
    .insertInto('trip_cart')
    .values({ owner, ...toColumns(details), created_at: now })
    .onConflict((same) => same.column('owner').doUpdateSet(toColumns(details)))
    .returning('id')
    .executeTakeFirstOrThrow();
  return cart;
}

export const insertTripLine = (
  db: Db,
  line: { readonly cart: number; readonly row: VehicleRow; readonly quantity: number },
  { details, currency, now }: Shown & { readonly now: Date },
) =>
  db
    .insertInto('trip_cart_line')
    .values({
      cart_id: line.cart,
      vehicle_id: line.row.id,
      quantity: line.quantity,
      shown_price: shownPrice(line.row, { details, currency }),
      created_at: now,
    })
    .execute();

type Shown = { readonly details: TripDetails; readonly currency: Currency };

export const changeTripLine = (
  db: Db,
  { id: line, row }: Pick<StoredTripLine, 'id' | 'row'>,
  pieces: number,
  shown: Shown,
) =>
  db
    .updateTable('trip_cart_line')
    .set({ quantity: pieces, shown_price: shownPrice(row, shown) })
    .where('id', '=', line)
    .execute();

/** Current price per hour or kilometre. */
const shownPrice = (row: VehicleRow, { details, currency }: Shown): number | null =>
  discountedRate(toVehicle(row, 'en', currency), details.type)?.minor ?? null;

/** Removes lines, and the cart with the last one. */
export async function removeTripLines(
  db: Db,
  cart: StoredTripCart,
  lines: readonly number[],
): Promise<void> {
  await db.deleteFrom('trip_cart_line').where(isAnyOf('id', lines)).execute();
  const isEmptied = cart.lines.every((line) => lines.includes(line.id));
  if (isEmptied) await db.deleteFrom('trip_cart').where('id', '=', cart.id).execute();
}

export const clearTripCart = (db: Db, owner: string) =>
  db.deleteFrom('trip_cart').where('owner', '=', owner).execute();

/** Pickup time if it is in the future; null for as soon as possible, or in the past. */
export const pickupAhead = ({ pickupAt }: TripDetails, now: Date) =>
  pickupAt !== null && pickupAt > now.getTime() ? instant(pickupAt) : null;
