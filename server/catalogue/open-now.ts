import { sql, type RawBuilder } from 'kysely';
import { isoDate, type WallTime } from '#domain/kernel/wall-clock.ts';

/** Who keeps hours, and the table that has them. */
const HOURS = {
  store: { hours: 'store_hours', owner: 'store_hours.store_id' },
  rental_provider: { hours: 'rental_provider_hours', owner: 'rental_provider_hours.provider_id' },
} as const;

/**
 * Whether a store takes orders at this wall-clock time: `isOpen` of the domain, said to the database,
 * which has to put the stores in order before it cuts the page. A test keeps the two in step.
 */
export const isOpenNow = (
  at: WallTime,
  of: keyof typeof HOURS = 'store',
): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${of}.active`)}
  and not jsonb_exists(${sql.ref(`${of}.closed_dates`)}, ${isoDate(at)})
  and exists (
    select from (
      select weekday, opens % 1440 as opens, closes % 1440 as closes
      from ${sql.table(HOURS[of].hours)} where ${sql.ref(HOURS[of].owner)} = ${sql.ref(`${of}.id`)}
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
