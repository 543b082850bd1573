import type { InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isOpen, type StoreHours } from '#domain/catalogue/store.ts';
import { limitOf, money, type Currency } from '#domain/kernel/money.ts';
import { isoDate, type WallTime } from '#domain/kernel/wall-clock.ts';
import { geoPoint, type GeoPoint } from '#domain/location/geo-point.ts';
import type { DeliveryTariff } from '#domain/pricing/delivery-fee.ts';
import type { Db } from '#server/kernel/database.ts';
import { translationsOf } from '#server/kernel/translations.ts';

/** Stores in one row each, with opening hours and the delivery charges of their zone. */
export const storeRows = (db: Db) =>
  db
    .selectFrom('store')
    .innerJoin('module', 'module.id', 'store.module_id')
    .leftJoin('zone_module', (join) =>
      join
        .onRef('zone_module.zone_id', '=', 'store.zone_id')
        .onRef('zone_module.module_id', '=', 'store.module_id'),
    )
    .selectAll('store')
    .select([
      'module.type as module_type',
      'zone_module.minimum_fee',
      'zone_module.fee_per_km',
      'zone_module.maximum_fee',
      translationsOf('store'),
    ])
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('store_hours')
          .select(['weekday', 'opens', 'closes'])
          .whereRef('store_id', '=', 'store.id')
          .orderBy('weekday')
          .orderBy('opens'),
      ).as('hours'),
    );

export type StoreRow = InferResult<ReturnType<typeof storeRows>>[number];

export const pointOf = ({ lat, lng }: Pick<StoreRow, 'lat' | 'lng'>): GeoPoint =>
  geoPoint(lat, lng);

export const tariffOf = (
  {
    minimum_fee,
    fee_per_km,
    maximum_fee,
  }: Pick<StoreRow, 'minimum_fee' | 'fee_per_km' | 'maximum_fee'>,
  currency: Currency,
): DeliveryTariff => ({
  minimum: money(minimum_fee ?? 0, currency),
  perKilometre: money(fee_per_km ?? 0, currency),
  maximum: limitOf(money(maximum_fee ?? 0, currency)),
});

const MINUTES_A_DAY = 24 * 60;

/** Midnight at the end of a day is minute 0 of the next day. */
export const hoursOf = ({
  hours,
  closed_dates,
  active,
}: Pick<StoreRow, 'hours' | 'closed_dates' | 'active'>): StoreHours => ({
  active,
  closedDates: closed_dates,
  hours: hours.map(({ weekday, opens, closes }) => ({
    weekday,
    window: { opens: opens % MINUTES_A_DAY, closes: closes % MINUTES_A_DAY },
  })),
});

export const isOpenAt = (row: Parameters<typeof hoursOf>[0], at: WallTime): boolean =>
  isOpen(hoursOf(row), at, isoDate);
