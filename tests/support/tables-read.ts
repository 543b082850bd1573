import { sql } from 'kysely';
import type { Db } from '#server/kernel/database.ts';

/** The same database; `unmoving` names the tables read through it whose changes do not move the version. */
export function watchReading(db: Db) {
  const statements: string[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const tables = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name <> 'catalogue_version'`.execute(db);
    const all = rows.map(({ name }) => name);
    return all.filter((name) =>
      statements.some((text) => new RegExp(`(from|join)\\s+"?${name}"?\\b`).test(text)),
    );
  };
  const unmoving = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ name: string }>`
      select tgrelid::regclass::text as name from pg_trigger
      where tgfoid = 'move_catalogue_version'::regproc`.execute(db);
    const moving = new Set(rows.map(({ name }) => name));
    return (await tables()).filter((name) => !moving.has(name));
  };
  return { db: watched, tables, unmoving, statements };
}
