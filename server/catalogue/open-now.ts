import { sql, type RawBuilder } from 'kysely';
import { isoDate, type WallTime } from '#domain/kernel/wall-clock.ts';

const MINUTES_A_DAY = 24 * 60;

/**
 * True if a store is open at this local time: the domain's `isOpen` in SQL, as the database must sort the
 * stores before it cuts the page. A test compares the two.
 */
export const isOpenNow = (
  at: WallTime,
  of: 'store' | 'rental_provider' = 'store',
): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${of}.active`)}
  and ${sql.ref(`${of}.open_minutes`)} @> ${at.weekday * MINUTES_A_DAY + at.minute}::integer
  and not jsonb_exists(${sql.ref(`${of}.closed_dates`)}, ${isoDate(at)})
)`;
