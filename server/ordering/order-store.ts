import type { InferResult } from 'kysely';
import { money, type Currency } from '#domain/kernel/money.ts';
import { geoPoint, type GeoPoint } from '#domain/location/geo-point.ts';
import { serves, type Zone } from '#domain/location/zone.ts';
import type { DeliveryTariff } from '#domain/pricing/delivery-fee.ts';
import { id } from '#domain/kernel/id.ts';
import { isAnyOf } from '#server/catalogue/listed.ts';
import { storeRows } from '#server/catalogue/store-row.ts';
import type { Db } from '#server/kernel/database.ts';

const orderStores = (db: Db) =>
  storeRows(db)
    .innerJoin('zone', 'zone.id', 'store.zone_id')
    .leftJoin('zone_module', (join) =>
      join
        .onRef('zone_module.zone_id', '=', 'store.zone_id')
        .onRef('zone_module.module_id', '=', 'store.module_id'),
    )
    .select([
      'module.active as module_active',
      'zone.active as zone_active',
      'zone.boundary as zone_boundary',
      'zone_module.minimum_fee',
      'zone_module.fee_per_km',
      'zone_module.maximum_fee',
      'zone_module.maximum_cod',
    ]);

/** A store with all that an order has to know of it: its zone, and what that charges. */
export type OrderStore = InferResult<ReturnType<typeof orderStores>>[number];

export const storesToOrderFrom = (db: Db, ids: readonly number[]): Promise<readonly OrderStore[]> =>
  orderStores(db).where(isAnyOf('store.id', ids)).execute();

export const pointOf = ({ lat, lng }: OrderStore): GeoPoint => geoPoint(lat, lng);

/** The zone is switched on, and the module is offered in it. */
export const isServed = (store: OrderStore): boolean =>
  store.zone_active && store.module_active && store.minimum_fee !== null;

export const bringsTo = ({ zone_id, zone_boundary }: OrderStore, point: GeoPoint): boolean => {
  const boundary = zone_boundary.map(([lat, lng]) => geoPoint(lat, lng));
  return serves(
    { id: id<'Zone'>(zone_id), boundary: boundary as unknown as Zone['boundary'] },
    point,
  );
};

export const tariffOf = (
  { minimum_fee, fee_per_km, maximum_fee }: OrderStore,
  currency: Currency,
): DeliveryTariff => ({
  minimum: money(minimum_fee ?? 0, currency),
  perKilometre: money(fee_per_km ?? 0, currency),
  maximum: maximum_fee === null ? null : money(maximum_fee, currency),
});

/** The most that may be paid in cash; null for no limit. */
export const cashLimitOf = ({ maximum_cod }: OrderStore, currency: Currency) =>
  maximum_cod ? money(maximum_cod, currency) : null;
