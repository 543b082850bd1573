import { sql, type RawBuilder } from 'kysely';
import { isoDate, type WallTime } from '#domain/kernel/wall-clock.ts';

/**
 * Whether a store takes orders at this wall-clock time: `isOpen` of the domain, said to the database,
 * which has to put the stores in order before it cuts the page. A test keeps the two in step.
 */
export const isOpenNow = (at: WallTime): RawBuilder<boolean> => sql<boolean>`(
  store.active
  and not jsonb_exists(store.closed_dates, ${isoDate(at)})
  and exists (
    select from (
      select weekday, opens % 1440 as opens, closes % 1440 as closes
      from store_hours where store_hours.store_id = store.id
    ) as hours
    where case
      when opens = closes then weekday = ${at.weekday}
      when opens < closes then
        weekday = ${at.weekday} and ${at.minute} >= opens and ${at.minute} < closes
      else (weekday = ${at.weekday} and ${at.minute} >= opens)
        or ((weekday + 1) % 7 = ${at.weekday} and ${at.minute} < closes)
    end
  )
)`;
