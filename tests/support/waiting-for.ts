import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestServer } from './server.ts';

const SOON = { timeout: 5_000 };

/** Resolves once a statement that reads so waits for a lock, and has taken this long. */
export const waitingFor = (
  { db }: Pick<TestServer, 'db'>,
  statement: string,
  since = '0 seconds',
): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and query ilike ${`%${statement}%`}
        and clock_timestamp() - query_start > ${since}::interval`.execute(db);
      return rows.length;
    }, SOON)
    .toBeGreaterThan(0);
