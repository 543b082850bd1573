import { id } from '#domain/kernel/id.ts';
import { toDecimal, money, type Currency } from '#domain/kernel/money.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { serves, type Zone } from '#domain/location/zone.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Translations } from '#server/kernel/schema.columns.ts';
import { translationsOf } from '#server/kernel/translations.ts';

export type ServedZone = Zone & {
  readonly name: string;
  readonly translations: Translations;
  readonly active: boolean;
};

/** All zones around a point, inactive ones included, lowest id first. */
export async function zonesAround(db: Db, point: GeoPoint): Promise<readonly ServedZone[]> {
  const rows = await db
    .selectFrom('zone')
    .select(['id', 'name', 'active', 'boundary', translationsOf('zone')])
    .where('min_lat', '<=', point.latitude)
    .where('max_lat', '>=', point.latitude)
    .where('min_lng', '<=', point.longitude)
    .where('max_lng', '>=', point.longitude)
    .orderBy('id')
    .execute();
  return rows.map(zoneOf).filter((zone) => serves(zone, point));
}

/** The zones that deliver to a point, lowest id first. */
export async function deliveringZones(db: Db, point: GeoPoint): Promise<readonly ServedZone[]> {
  const around = await zonesAround(db, point);
  return around.filter(({ active }) => active);
}

/** The delivering zone of a point for orders and addresses; null without one. */
export async function deliveringZone(db: Db, point: GeoPoint): Promise<ServedZone | null> {
  const [first] = await deliveringZones(db, point);
  return first ?? null;
}

export async function allZones(db: Db): Promise<readonly ServedZone[]> {
  const rows = await db
    .selectFrom('zone')
    .select(['id', 'name', 'active', 'boundary', translationsOf('zone')])
    .orderBy('id')
    .execute();
  return rows.map(zoneOf);
}

type ZoneRow = {
  readonly id: number;
  readonly name: string;
  readonly translations: Translations;
  readonly active: boolean;
  readonly boundary: [number, number][];
};

const zoneOf = ({ boundary, id: number, ...rest }: ZoneRow): ServedZone => ({
  ...rest,
  id: id<'Zone'>(number),
  boundary: boundary.map(([latitude, longitude]) => ({
    latitude,
    longitude,
  })) as unknown as Zone['boundary'],
});

/** Wire format of a zone's charges in its modules. */
export async function modulesOfZone(db: Db, zone: number, currency: Currency) {
  const rows = await db
    .selectFrom('zone_module')
    .innerJoin('module', 'module.id', 'zone_module.module_id')
    .selectAll('zone_module')
    .select('module.type')
    .where('zone_id', '=', zone)
    .where('module.active', '=', true)
    .orderBy('module.position')
    .execute();
  const decimal = (minor: number) => toDecimal(money(minor, currency));
  return rows.map((row) => ({
    id: row.module_id,
    module_type: row.type,
    pivot: {
      per_km_shipping_charge: decimal(row.fee_per_km),
      minimum_shipping_charge: decimal(row.minimum_fee),
      maximum_shipping_charge: row.maximum_fee ? decimal(row.maximum_fee) : null,
      maximum_cod_order_amount: row.maximum_cod === 0 ? null : decimal(row.maximum_cod),
    },
  }));
}
