import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { adoptUnreleased } from './adopt-unreleased.ts';
import { withoutLimits, type Db } from './database.ts';
import { MIGRATIONS, migrationNames } from './migrations.ts';
import { StartRefusal } from './start-refusal.ts';

/** Migrates to the newest version. Must run inside `exclusively`. */
export async function migrate(db: Db, migrations = MIGRATIONS): Promise<void> {
  await adoptUnreleased(db, await appliedTo(db));
  const unknown = (await appliedTo(db)).filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new StartRefusal(
      `The database was changed by a newer version of Sundry (${unknown.join(', ')}): start that version, or restore a backup from before it.`,
    );
  }
  // An index of a large table takes longer than a call may. The limit on locks stays, since others wait behind.
  const { error } = await withoutLimits(db, ['statement_timeout'], (connection) => {
    const provider = { getMigrations: async () => migrations };
    return new Migrator({ db: connection, provider }).migrateToLatest();
  });
  if (error) throw new Error('The database could not be migrated', { cause: error });
}

async function appliedTo(db: Db): Promise<readonly string[]> {
  const table = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!table.rows[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** True if all migrations of this version are applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const applied = await appliedTo(db);
  return migrationNames.every((name) => applied.includes(name));
}
