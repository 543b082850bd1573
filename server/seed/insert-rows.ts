import { sql } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import type { Database } from '#server/kernel/schema.ts';
import type { RowsOf } from './packs.ts';
import { withoutHindi } from './in-hindi.ts';
import { numberedTables, type LastIds } from './seed-rows.ts';

const BATCH = 250;
/** Tables with serial ids, whose sequences must skip ours. */
const SELF_NUMBERED = [
  ...(['customer', 'review', 'address', 'food_variation', 'food_variation_value'] as const),
  ...([
    'vehicle_review',
    'trip_coupon',
    'coupon',
    'conversation',
    'message',
    'parcel_category',
  ] as const),
];

/** Inserts rows in the order of their tables, numbered after existing ones. */
export async function insertRows(db: Db, rowsOf: RowsOf, now: Date): Promise<void> {
  const tables = rowsOf(now, await lastIds(db));
  for (const [table, rows] of Object.entries(tables)) {
    for (let from = 0; from < rows.length; from += BATCH) {
      await insertBatch(db, table as keyof Database, rows.slice(from, from + BATCH));
    }
  }
  for (const table of SELF_NUMBERED) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
      where exists (select from ${sql.table(table)})
    `.execute(db);
  }
}

/** English goes to the table's columns, Hindi to the translations. */
async function insertBatch(db: Db, table: keyof Database, rows: readonly object[]): Promise<void> {
  const split = rows.map(withoutHindi);
  await db
    .insertInto(table)
    .values(split.map(({ row }) => row))
    .execute();
  const translations = split.flatMap(({ row, texts }) =>
    texts.map((one) => ({ ...one, entity: table, entity_id: row['id'], language: 'hi' })),
  );
  if (translations.length === 0) return;
  await db
    .insertInto('translation')
    .values(translations as never)
    .execute();
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
