import { sql, type RawBuilder } from 'kysely';
import { isoDate, type WallTime } from '#domain/kernel/wall-clock.ts';

const MINUTES_A_DAY = 24 * 60;

/**
 * Whether a store takes orders at this wall-clock time: `isOpen` of the domain, said to the database,
 * which has to put the stores in order before it cuts the page. A test keeps the two in step.
 */
export const isOpenNow = (
  at: WallTime,
  of: 'store' | 'rental_provider' = 'store',
): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${of}.active`)}
  and ${sql.ref(`${of}.open_minutes`)} @> ${at.weekday * MINUTES_A_DAY + at.minute}::integer
  and not jsonb_exists(${sql.ref(`${of}.closed_dates`)}, ${isoDate(at)})
)`;
