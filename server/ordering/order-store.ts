import type { InferResult } from 'kysely';
import { money, type Currency } from '#domain/kernel/money.ts';
import { geoPoint, type GeoPoint } from '#domain/location/geo-point.ts';
import { serves, type Zone } from '#domain/location/zone.ts';
import { id } from '#domain/kernel/id.ts';
import { isAnyOf } from '#server/catalogue/listed.ts';
import { storeRows } from '#server/catalogue/store-row.ts';
import type { Db } from '#server/kernel/database.ts';

export const orderStores = (db: Db) =>
  storeRows(db)
    .innerJoin('zone', 'zone.id', 'store.zone_id')
    .select([
      'module.active as module_active',
      'zone.active as zone_active',
      'zone.boundary as zone_boundary',
      'zone_module.maximum_cod',
    ]);

/** A store with the terms of its zone. */
export type OrderStore = InferResult<ReturnType<typeof orderStores>>[number];

export const storesToOrderFrom = (db: Db, ids: readonly number[]): Promise<readonly OrderStore[]> =>
  orderStores(db).where(isAnyOf('store.id', ids)).execute();

/** True if the zone is active and offers the module. */
export const isServed = (store: OrderStore): boolean =>
  store.zone_active && store.module_active && store.minimum_fee !== null;

export const bringsTo = ({ zone_id, zone_boundary }: OrderStore, point: GeoPoint): boolean => {
  const boundary = zone_boundary.map(([lat, lng]) => geoPoint(lat, lng));
  return serves(
    { id: id<'Zone'>(zone_id), boundary: boundary as unknown as Zone['boundary'] },
    point,
  );
};

/** Maximum cash payment; null for no limit. */
export const cashLimitOf = ({ maximum_cod }: Pick<OrderStore, 'maximum_cod'>, currency: Currency) =>
  maximum_cod ? money(maximum_cod, currency) : null;
