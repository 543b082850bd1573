import { vehicleRows, vehiclesOf, type VehicleRow } from './vehicle-row.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { problem } from '#server/kernel/problem.ts';
import type { Words } from '#server/kernel/words.ts';
import { providerRows, type ProviderRow } from './provider-row.ts';
import * as words from './words.ts';

/** A vehicle or a provider that a customer wants to find again. */
export type Wish =
  | { readonly kind: 'vehicle'; readonly id: number }
  | { readonly kind: 'provider'; readonly id: number };

/** What a customer wants to find again, newest first. What is no longer rented out is left out. */
export async function wishesOf(
  db: Db,
  customer: number,
): Promise<{
  readonly vehicles: readonly VehicleRow[];
  readonly providers: readonly ProviderRow[];
}> {
  const vehicles = await vehicleRows(db)
    .innerJoin('wishlist_vehicle', 'wishlist_vehicle.vehicle_id', 'vehicle.id')
    .where('wishlist_vehicle.customer_id', '=', customer)
    .where('vehicle.active', '=', true)
    .where('rental_provider.active', '=', true)
    .orderBy('wishlist_vehicle.created_at', 'desc')
    .orderBy('vehicle.id', 'desc')
    .execute();
  const providers = await providerRows(db)
    .innerJoin('wishlist_provider', 'wishlist_provider.provider_id', 'rental_provider.id')
    .where('wishlist_provider.customer_id', '=', customer)
    .where('rental_provider.active', '=', true)
    .orderBy('wishlist_provider.created_at', 'desc')
    .orderBy('rental_provider.id', 'desc')
    .execute();
  return { vehicles, providers };
}

/** Adds it, once: it is refused when it is there already. */
export async function addWish(db: Db, customer_id: number, wish: Wish, created_at: Date) {
  if (!(await exists(db, wish)))
    throw problem(404, `${wish.kind}_id`, words.WISH[wish.kind].unknown);
  const own = { customer_id, created_at };
  const added =
    wish.kind === 'vehicle'
      ? await db
          .insertInto('wishlist_vehicle')
          .values({ ...own, vehicle_id: wish.id })
          .onConflict((same) => same.doNothing())
          .executeTakeFirst()
      : await db
          .insertInto('wishlist_provider')
          .values({ ...own, provider_id: wish.id })
          .onConflict((same) => same.doNothing())
          .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) {
    throw problem(403, 'wish_list', words.WISH[wish.kind].there);
  }
}

export async function removeWish(db: Db, customer: number, wish: Wish): Promise<void> {
  const id = Math.min(wish.id, LAST_ROW_ID);
  const removed =
    wish.kind === 'vehicle'
      ? await db
          .deleteFrom('wishlist_vehicle')
          .where('customer_id', '=', customer)
          .where('vehicle_id', '=', id)
          .executeTakeFirst()
      : await db
          .deleteFrom('wishlist_provider')
          .where('customer_id', '=', customer)
          .where('provider_id', '=', id)
          .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw problem(404, 'wish_list', words.WISH[wish.kind].missing);
}

export const wishWords = ({ kind }: Wish, what: 'added' | 'removed'): Words =>
  words.WISH[kind][what];

async function exists(db: Db, { kind, id }: Wish): Promise<boolean> {
  const named = Math.min(id, LAST_ROW_ID);
  if (kind === 'vehicle') return (await vehiclesOf(db, [named])).length > 0;
  const provider = await db
    .selectFrom('rental_provider')
    .select('id')
    .where('id', '=', named)
    .executeTakeFirst();
  return provider !== undefined;
}
