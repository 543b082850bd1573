import type { InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { nextOpening } from '#domain/catalogue/opening.ts';
import { timeOfDay } from '#domain/kernel/time-window.ts';
import { isoDate, plusDays, type WallTime } from '#domain/kernel/wall-clock.ts';
import type { Db } from '#server/kernel/database.ts';
import { itemRows } from './item-row.ts';
import type { WireItem } from './item.wire.ts';
import { hoursOf, isOpenAt } from './store-row.ts';

/** Items with the hours of their stores, for the next opening time on cards. */
export const itemRowsWithHours = (db: Db) =>
  itemRows(db)
    .select(['store.active as store_active', 'store.closed_dates as store_closed_dates'])
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('store_hours')
          .select(['store_hours.weekday', 'store_hours.opens', 'store_hours.closes'])
          .whereRef('store_hours.store_id', '=', 'item.store_id')
          .orderBy('store_hours.weekday')
          .orderBy('store_hours.opens'),
      ).as('store_hours'),
    );

export type ItemRowWithHours = InferResult<ReturnType<typeof itemRowsWithHours>>[number];

export function storeOpening(
  row: Pick<ItemRowWithHours, 'store_active' | 'store_closed_dates' | 'store_hours'>,
  at: WallTime,
): Pick<WireItem, 'store_open' | 'store_opens_at'> {
  const store = {
    active: row.store_active,
    closed_dates: row.store_closed_dates,
    hours: row.store_hours,
  };
  if (isOpenAt(store, at)) return { store_open: true, store_opens_at: null };
  const opening = nextOpening(hoursOf(store), at);
  if (!opening) return { store_open: false, store_opens_at: null };
  const day = isoDate(plusDays(at, opening.daysAhead));
  return { store_open: false, store_opens_at: `${day} ${timeOfDay(opening.minute)}:00` };
}
