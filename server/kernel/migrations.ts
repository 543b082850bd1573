import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const FOLDER = path.join(import.meta.dirname, 'migrations');

/** A migration is an SQL file, or a folder of such files; both run in the order of their names. */
const entries = readdirSync(FOLDER)
  .filter((entry) => /^\d{4}-/.test(entry))
  .toSorted();

const nameOf = (entry: string): string => path.basename(entry, '.sql');

export const MIGRATIONS: Readonly<Record<string, Migration>> = Object.fromEntries(
  entries.map((entry) => [nameOf(entry), { up: (db) => runScripts(db, scriptsOf(entry)) }]),
);

export const migrationNames: readonly string[] = entries.map(nameOf);

export const readMigration = (name: string): readonly string[] =>
  scriptsOf(entries.find((entry) => nameOf(entry) === name) ?? name);

function scriptsOf(entry: string): readonly string[] {
  const place = path.join(FOLDER, entry);
  const files = entry.endsWith('.sql') ? [place] : readdirSync(place).toSorted();
  return files.map((file) => readFileSync(path.resolve(place, file), 'utf8'));
}

/** Drivers send one statement at a time; `execute` takes a script of many, which PostgreSQL splits. */
async function runScripts(db: Kysely<unknown>, scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    await sql
      .raw(`do $migration$ begin execute $script$${script}$script$; end $migration$`)
      .execute(db);
  }
}
