import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import * as shop from './migrations/0001-shop.ts';
import * as stock from './migrations/0002-stock-and-sessions.ts';

/** In order; a migration that has been released is never edited, only followed by another one. */
const MIGRATIONS = { '0001-shop': shop, '0002-stock-and-sessions': stock };

/** Brings the tables to the newest form, or to an older one that a test begins with. Call it inside `exclusively`. */
export async function migrate(db: Db, to: keyof typeof MIGRATIONS | null = null): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await (to === null ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw new Error('The tables could not be brought up to date', { cause: error });
}
