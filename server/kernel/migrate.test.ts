import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { isFull } from '#tests/support/full.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { openDatabase, type Db } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { MIGRATIONS, migrationNames, readMigration } from './migrations.ts';
import RELEASED from './migrations/released.json' with { type: 'json' };

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

describe('a released migration', () => {
  const digestsOf = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        createHash('sha256').update(readMigration(name).join('\n')).digest('hex'),
      ]),
    );
  const released = Object.values(RELEASED).flatMap((digests) => Object.entries(digests));

  test('is never edited: each change is a new migration', () => {
    expect(Object.fromEntries(released)).toEqual(digestsOf(released.map(([name]) => name)));
  });

  test('runs before unreleased migrations', () => {
    expect(migrationNames.slice(0, released.length)).toEqual(released.map(([name]) => name));
  });

  test('is listed with its digest under its version', () => {
    const changelog = readFileSync(path.resolve(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
    const versions = [...changelog.matchAll(/^## \[?(\d+\.\d+\.\d+)/gm)].map(
      ([, version]) => version,
    );

    expect(
      Object.keys(RELEASED).toSorted(),
      `Of the newest: ${JSON.stringify(digestsOf(migrationNames.slice(released.length)))}`,
    ).toEqual(versions.toSorted());
  });
});

const engines = [
  { engine: 'the embedded database', open: () => openDatabase({ kind: 'memory' }) },
  ...(postgres
    ? [
        {
          engine: 'PostgreSQL',
          open: async () => openDatabase({ kind: 'postgres', url: await postgres.emptyDatabase() }),
        },
      ]
    : []),
];

/** In the quick run only the engine of `npm start`. */
describe.each(isFull ? engines : engines.slice(0, 1))('on $engine', ({ open }) => {
  let db: Db;
  beforeEach(async () => {
    const opened = await open();
    db = opened.db;
    return opened.close;
  });

  const applied = async () =>
    (
      await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
    ).rows.map(({ name }) => name);

  test('an empty database gets all migrations, once', async () => {
    await migrate(db);
    await migrate(db);

    expect(await applied()).toEqual(migrationNames);
    expect(await isMigrated(db)).toBe(true);
  });

  test('the next migration runs on a database with rows, and a failing one changes nothing', async () => {
    await migrate(db);
    await sql`insert into guest values (41, now())`.execute(db);
    const next = (statement: string) => ({
      ...MIGRATIONS,
      '9000-next': {
        up: async (on: Db) => void (await sql.raw(statement).execute(on)),
      },
    });

    await expect(
      migrate(db, next('do $$ begin delete from guest; perform 1 / 0; end $$')),
    ).rejects.toThrow('could not be migrated');
    expect(await applied()).toEqual(migrationNames);
    await migrate(db, next(`alter table guest add column name text not null default 'Ada'`));

    expect((await sql`select id, name from guest`.execute(db)).rows).toEqual([
      { id: 41, name: 'Ada' },
    ]);
  });

  describe('a database of unreleased versions', () => {
    /** Database at the last of these unreleased steps, with their names. */
    async function anUnreleasedDatabase(steps: readonly string[]) {
      await migrate(db, Object.fromEntries(Object.entries(MIGRATIONS).slice(0, 1)));
      await sql`insert into guest values (41, now())`.execute(db);
      for (const name of ['pkey', 'amount_check', 'status_check']) {
        await sql
          .raw(`alter table payment rename constraint payment_${name} to top_up_${name}`)
          .execute(db);
      }
      await sql`delete from kysely_migration`.execute(db);
      for (const name of steps) {
        await sql`insert into kysely_migration values (${name}, '2026-01-01T00:00:00Z')`.execute(
          db,
        );
      }
    }
    const guests = async () => (await sql`select id from guest`.execute(db)).rows;
    const namesOfPayment = async () =>
      (
        await sql<{ name: string }>`
          select conname as name from pg_constraint
          where conrelid = 'payment'::regclass and conname like 'top_up%'`.execute(db)
      ).rows;

    test('is adopted at its last step, with all rows', async () => {
      await anUnreleasedDatabase([
        '0001-shop',
        '0047-verified-contacts-count',
        '0048-rental-search',
      ]);
      expect(await isMigrated(db)).toBe(false);

      await migrate(db);

      expect(await applied()).toEqual(migrationNames);
      expect(await isMigrated(db)).toBe(true);
      expect(await guests()).toEqual([{ id: 41 }]);
      expect(await namesOfPayment()).toEqual([]);
    });

    test('is refused at an earlier step, and stays unchanged', async () => {
      const steps = ['0001-shop', '0047-verified-contacts-count'];
      await anUnreleasedDatabase(steps);

      await expect(migrate(db)).rejects.toThrow('delete the data folder');

      expect(await applied()).toEqual(steps);
      expect(await guests()).toEqual([{ id: 41 }]);
      expect(await namesOfPayment()).toHaveLength(3);
    });

    test('is refused by name if its last step came without its tables', async () => {
      await anUnreleasedDatabase(['0001-shop', '0048-rental-search']);
      await sql`alter table payment rename to paid`.execute(db);

      await expect(migrate(db)).rejects.toThrow('"payment" does not exist');

      expect(await applied()).toEqual(['0001-shop', '0048-rental-search']);
    });
  });
});
