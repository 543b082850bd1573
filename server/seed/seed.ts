import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/kernel/schema.ts';
import { seedRows } from './seed-rows.ts';

const BATCH = 250;
/** Tables whose ids the database hands out itself; the next one must not be one of ours. */
const NUMBERED = ['customer', 'review', 'address'] as const;

/** Fills empty tables with the example shop, in one transaction: all of it, or nothing. */
export async function seed(
  db: Kysely<Database>,
  { now }: { readonly now: Date } = { now: new Date() },
): Promise<void> {
  const tables = seedRows(now);
  await db.transaction().execute(async (trx) => {
    for (const [table, rows] of Object.entries(tables)) {
      for (let from = 0; from < rows.length; from += BATCH) {
        await trx
          .insertInto(table as 'zone_module')
          .values(rows.slice(from, from + BATCH) as never)
          .execute();
      }
    }
    for (const table of NUMBERED) {
      await sql`
        select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
      `.execute(trx);
    }
  });
}
