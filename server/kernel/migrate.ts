import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import * as shop from './migrations/0001-shop.ts';

/** In order; a migration that has been released is never edited, only followed by another one. */
const MIGRATIONS = { '0001-shop': shop };

/** Brings the tables to the newest form. Call it inside `exclusively`. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The tables could not be brought up to date', { cause: error });
}
