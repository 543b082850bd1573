import { sql } from 'kysely';
import { itemRowsWithHours, type ItemRowWithHours } from '#server/catalogue/item-store-hours.ts';
import { storeRows, type StoreRow } from '#server/catalogue/store-row.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { httpError } from '#server/kernel/http-error.ts';
import type { LocalizedText } from '#server/kernel/localized-text.ts';
import { providerRows, type ProviderRow } from '#server/rental/provider-row.ts';
import { vehicleRows, type VehicleRow } from '#server/rental/vehicle-row.ts';
import * as errorMessages from './error-messages.ts';

export type Wish = { readonly kind: keyof typeof KINDS; readonly id: number };

const KINDS = {
  item: { wishes: 'wishlist_item', column: 'item_id', things: 'item', there: 409 },
  store: { wishes: 'wishlist_store', column: 'store_id', things: 'store', there: 409 },
  vehicle: { wishes: 'wishlist_vehicle', column: 'vehicle_id', things: 'vehicle', there: 403 },
  provider: {
    wishes: 'wishlist_provider',
    column: 'provider_id',
    things: 'rental_provider',
    there: 403,
  },
} as const;

/** Maximum of each kind, as a wishlist is read whole. */
export const MAX_WISHES = 200;

/** Newest first, without items that are no longer sold; they return when they are sold again. */
export async function itemWishesOf(db: Db, customer: number): Promise<readonly ItemRowWithHours[]> {
  return itemRowsWithHours(db)
    .innerJoin('wishlist_item', 'wishlist_item.item_id', 'item.id')
    .where('wishlist_item.customer_id', '=', customer)
    .where('item.active', '=', true)
    .where('module.active', '=', true)
    .orderBy('wishlist_item.created_at', 'desc')
    .orderBy('item.id', 'desc')
    .execute();
}

export async function storeWishesOf(db: Db, customer: number): Promise<readonly StoreRow[]> {
  return storeRows(db)
    .innerJoin('wishlist_store', 'wishlist_store.store_id', 'store.id')
    .where('wishlist_store.customer_id', '=', customer)
    .where('module.active', '=', true)
    .orderBy('wishlist_store.created_at', 'desc')
    .orderBy('store.id', 'desc')
    .execute();
}

/** Without vehicles that are no longer for rent. */
export async function vehicleWishesOf(db: Db, customer: number): Promise<readonly VehicleRow[]> {
  return vehicleRows(db)
    .innerJoin('wishlist_vehicle', 'wishlist_vehicle.vehicle_id', 'vehicle.id')
    .where('wishlist_vehicle.customer_id', '=', customer)
    .where('vehicle.active', '=', true)
    .where('rental_provider.active', '=', true)
    .orderBy('wishlist_vehicle.created_at', 'desc')
    .orderBy('vehicle.id', 'desc')
    .execute();
}

export async function providerWishesOf(db: Db, customer: number): Promise<readonly ProviderRow[]> {
  return providerRows(db)
    .innerJoin('wishlist_provider', 'wishlist_provider.provider_id', 'rental_provider.id')
    .where('wishlist_provider.customer_id', '=', customer)
    .where('rental_provider.active', '=', true)
    .orderBy('wishlist_provider.created_at', 'desc')
    .orderBy('rental_provider.id', 'desc')
    .execute();
}

/** Adds a wish. Refuses duplicates, and further wishes in a full list. */
export async function addWish(db: Db, customer: number, wish: Wish, at: Date): Promise<void> {
  const { wishes, column, things, there } = KINDS[wish.kind];
  const id = Math.min(wish.id, LAST_ROW_ID);
  const { numAffectedRows: added } = await sql`
    insert into ${sql.table(wishes)} (customer_id, ${sql.ref(column)}, created_at)
    select ${customer}, id, ${at.toISOString()}::timestamptz from ${sql.table(things)}
    where id = ${id} and (
      select count(*) from ${sql.table(wishes)} where customer_id = ${customer}
    ) < ${MAX_WISHES}
    on conflict do nothing`.execute(db);
  if (added === 1n) return;
  const messages = errorMessages.WISH[wish.kind];
  if (!(await isThere(db, things, 'id', id))) throw httpError(404, column, messages.unknown);
  const own = await sql`select from ${sql.table(wishes)}
    where customer_id = ${customer} and ${sql.ref(column)} = ${id}`.execute(db);
  if (own.rows.length > 0) throw httpError(there, 'wish_list', messages.there);
  throw httpError(403, 'wish_list_full', errorMessages.FULL);
}

export async function removeWish(db: Db, customer: number, wish: Wish): Promise<void> {
  const { wishes, column } = KINDS[wish.kind];
  const { numAffectedRows: removed } = await sql`
    delete from ${sql.table(wishes)}
    where customer_id = ${customer} and ${sql.ref(column)} = ${Math.min(wish.id, LAST_ROW_ID)}`.execute(
    db,
  );
  if (removed !== 1n) throw httpError(404, 'wish_list', errorMessages.WISH[wish.kind].missing);
}

export const wishMessage = ({ kind }: Wish, what: 'added' | 'removed'): LocalizedText =>
  errorMessages.WISH[kind][what];

async function isThere(db: Db, table: string, column: string, id: number): Promise<boolean> {
  const found = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
    db,
  );
  return found.rows.length > 0;
}
