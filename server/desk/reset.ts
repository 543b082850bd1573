import { sql } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import { seedWhenEmpty } from '#server/kernel/seed-when-empty.ts';

/** Throws everything away and fills the shop with its example data again. */
export async function resetToSeed(db: Db, now: Date): Promise<void> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely_%'
  `.execute(db);
  const names = tables.rows.map(({ name }) => sql.table(name));
  await sql`truncate ${sql.join(names)} restart identity cascade`.execute(db);
  await seedWhenEmpty(db, now);
}
