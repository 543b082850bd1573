import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { Db, OpenDatabase } from '#server/kernel/database.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase(true, new Date('2026-11-21T17:30:00Z'));
});
afterAll(() => opened.close());

/** The number of lookups of a transaction in these tables. */
async function scansOf(db: Db, tables: readonly string[]): Promise<number> {
  const { rows } = await sql<{ scans: number }>`
    select coalesce(sum(seq_scan + coalesce(idx_scan, 0)), 0)::int as scans
    from pg_stat_xact_user_tables where relname = any(${[...tables]}::text[])`.execute(db);
  return rows[0]?.scans ?? 0;
}
const SEARCHED = ['search_entry', 'rental_search_entry', 'item', 'vehicle', 'store'];

test.each(['order_line', 'trip_line'] as const)(
  'the names of a new %s leave the search index alone',
  async (entity) => {
    await opened.db.transaction().execute(async (db) => {
      const text = { entity, entity_id: 7, field: 'name', language: 'hi', text: 'डोसा' };
      await db.insertInto('translation').values(text).execute();
      await db.deleteFrom('translation').where('entity', '=', entity).execute();

      expect(await scansOf(db, SEARCHED)).toBe(0);
    });
  },
);

test('an item sold once more changes no count of a list', async () => {
  await opened.db.transaction().execute(async (db) => {
    await sql`update item set order_count = order_count + 1 where id = 1`.execute(db);

    expect(await scansOf(db, ['store', 'item_count', 'store_category'])).toBe(0);
  });
});
