import type { InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isOpen, type StoreHours } from '#domain/catalogue/store.ts';
import { isoDate, type WallTime } from '#domain/kernel/wall-clock.ts';
import type { Db } from '#server/kernel/database.ts';

/** Stores with their opening hours, each in one row. */
export const storeRows = (db: Db) =>
  db
    .selectFrom('store')
    .innerJoin('module', 'module.id', 'store.module_id')
    .selectAll('store')
    .select('module.type as module_type')
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

const MINUTES_A_DAY = 24 * 60;

/** Midnight at the end of a day is the next day's minute 0. */
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

export const isOpenAt = (row: StoreRow, at: WallTime): boolean => isOpen(hoursOf(row), at, isoDate);
