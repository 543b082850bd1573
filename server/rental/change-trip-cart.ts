import type { TripDetails, TripType } from '#domain/rental/trip-details.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import {
  changeTripLine,
  clearTripCart,
  insertTripLine,
  lockTripCart,
  removeTripLines,
  tripCartOf,
  writeTripCart,
  type StoredTripCart,
  type StoredTripLine,
} from './stored-trip-cart.ts';
import {
  requireAddable,
  requireEveryOffer,
  requireRentable,
  requireServed,
  type TripRules,
} from './trip-cart-rules.ts';
import { vehiclesOf, type VehicleRow } from './vehicle-row.ts';
import * as errorMessages from './error-messages.ts';

type Cart = StoredTripCart | null;

/** Changes a locked trip cart and returns the new one. */
const changing = (
  db: Db,
  owner: string,
  change: (transaction: Db, cart: Cart) => Promise<void>,
): Promise<Cart> =>
  inTransaction(db, `trip cart ${owner}`, async (transaction) => {
    await lockTripCart(transaction, owner);
    await change(transaction, await tripCartOf(transaction, owner));
    return tripCartOf(transaction, owner);
  });

/** Adds a vehicle to the cart. The first one sets the trip; the others join it. */
export const addToTripCart = (
  db: Db,
  owner: string,
  wanted: { readonly vehicle: number; readonly quantity: number; readonly details: TripDetails },
  rules: TripRules,
): Promise<Cart> =>
  changing(db, owner, async (transaction, cart) => {
    const { quantity, details } = wanted;
    const found = await vehicleOf(transaction, wanted.vehicle);
    const row = requireRentable(found, { quantity, type: details.type }, rules.currency);
    requireAddable(cart, { row, quantity, details }, rules);
    await requireServed(transaction, row, details, rules);
    const id = cart?.id ?? (await writeTripCart(transaction, owner, details, rules.now));
    await insertTripLine(transaction, { cart: id, row, quantity }, { details, ...rules });
  });

export const changeTripQuantity = (
  db: Db,
  owner: string,
  wanted: { readonly line: number; readonly quantity: number },
  rules: TripRules,
): Promise<Cart> =>
  changing(db, owner, async (transaction, cart) => {
    const { cart: held, line } = requireLine(cart, wanted.line);
    const { details } = held;
    const { quantity } = wanted;
    requireRentable(line.row, { quantity, type: details.type }, rules.currency);
    await changeTripLine(transaction, line, quantity, { details, ...rules });
  });

/** Removes these lines, all of them or none. */
export const removeFromTripCart = (
  db: Db,
  owner: string,
  lines: readonly number[],
): Promise<Cart> =>
  changing(db, owner, async (transaction, cart) => {
    const removed = lines.map((line) => requireLine(cart, line).line.id);
    if (cart) await removeTripLines(transaction, cart, removed);
  });

/** Sets another trip for the cart, if all its vehicles fit. */
export const changeTrip = (
  db: Db,
  owner: string,
  wanted: { readonly trip: number; readonly details: TripDetails },
  rules: TripRules,
): Promise<Cart> =>
  changing(db, owner, async (transaction, cart) => {
    const [first] = cart?.lines ?? [];
    if (!cart || !first || cart.id !== wanted.trip)
      throw httpError(404, 'trip', errorMessages.TRIP_GONE);
    const { details } = wanted;
    requireEveryOffer(cart, details.type, rules.currency);
    await requireServed(transaction, first.row, details, rules);
    await writeTripCart(transaction, owner, details, rules.now);
    for (const line of cart.lines) {
      await changeTripLine(transaction, line, line.quantity, { details, ...rules });
    }
  });

/** Empties the cart; with a candidate, only if the candidate fits an empty cart (D-74). */
export const emptyTripCart = (
  db: Db,
  owner: string,
  candidate: {
    readonly vehicle: number;
    readonly quantity: number;
    readonly type: TripType | null;
  } | null,
  rules: TripRules,
): Promise<Cart> =>
  changing(db, owner, async (transaction) => {
    if (candidate) {
      const row = await vehicleOf(transaction, candidate.vehicle);
      requireRentable(row, candidate, rules.currency);
    }
    await clearTripCart(transaction, owner);
  });

async function vehicleOf(db: Db, id: number): Promise<VehicleRow | undefined> {
  const [row] = await vehiclesOf(db, [Math.min(id, LAST_ROW_ID)]);
  return row;
}

/** Another owner's line gets the same refusal as a missing one. */
function requireLine(
  cart: Cart,
  id: number,
): { readonly cart: StoredTripCart; readonly line: StoredTripLine } {
  const line = cart?.lines.find((one) => one.id === id);
  if (!cart || !line) throw httpError(404, 'cart_id', errorMessages.LINE_GONE);
  return { cart, line };
}
