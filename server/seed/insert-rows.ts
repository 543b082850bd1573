import { sql } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import type { RowsOf } from './packs.ts';
import { numberedTables, type LastIds } from './seed-rows.ts';

const BATCH = 250;
/** Tables whose ids the database hands out itself; the next one must not be one of ours. */
const SELF_NUMBERED = [
  ...(['customer', 'review', 'address', 'food_variation', 'food_variation_value'] as const),
];

/** Inserts rows in the order of their tables, numbered after those that are there. */
export async function insertRows(db: Db, rowsOf: RowsOf, now: Date): Promise<void> {
  const tables = rowsOf(now, await lastIds(db));
  for (const [table, rows] of Object.entries(tables)) {
    for (let from = 0; from < rows.length; from += BATCH) {
      await db
        .insertInto(table as 'zone_module')
        .values(rows.slice(from, from + BATCH) as never)
        .execute();
    }
  }
  for (const table of SELF_NUMBERED) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
      where exists (select from ${sql.table(table)})
    `.execute(db);
  }
}

async function lastIds(db: Db): Promise<LastIds> {
  const entries = numberedTables.map(async (table) => {
    const { rows } = await sql<{ last: number }>`
      select coalesce(max(id), 0) as last from ${sql.table(table)}
    `.execute(db);
    return [table, rows[0]?.last ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as LastIds;
}
