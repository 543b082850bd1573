import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startPostgres } from '#tests/support/postgres.ts';
import { openDatabase, type Db, type OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { inTransaction } from './transaction.ts';

const postgres = await startPostgres();

describe.skipIf(!postgres)('repeated statements', () => {
  let here: OpenDatabase;
  let elsewhere: OpenDatabase;
  beforeEach(async () => {
    const url = (await postgres?.emptyDatabase()) ?? '';
    here = await openDatabase({ kind: 'postgres', url });
    elsewhere = await openDatabase({ kind: 'postgres', url });
    await migrate(here.db);
  });
  afterEach(async () => {
    await here.close();
    await elsewhere.close();
  });
  afterAll(() => postgres?.stop());

  const settings = (db: Db) => db.selectFrom('setting').selectAll().execute();
  const often = async (db: Db) => {
    for (let time = 0; time < 5; time += 1) await settings(db);
  };
  const namesOf = async (db: Db) => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%from "setting"%'`.execute(
      db,
    );
    return rows.length;
  };

  test('are prepared by their connection, others are not', async () => {
    await here.db.connection().execute(async (db) => {
      await settings(db);
      expect(await namesOf(db)).toBe(0);
      await often(db);
      expect(await namesOf(db)).toBe(1);
    });
  });

  test('of a transaction are in it from the first on, and an empty transaction ends', async () => {
    const row = { key: 'links', value: JSON.stringify({}) };
    const rolledBack = here.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('setting').values(row).execute();
      expect(await settings(elsewhere.db)).toEqual([]);
      throw new Error('changed my mind');
    });

    await expect(rolledBack).rejects.toThrow('changed my mind');
    await here.db.transaction().execute(async () => {});
    await expect(
      here.db.transaction().execute(() => Promise.reject(new Error('at once'))),
    ).rejects.toThrow('at once');
    await here.db.insertInto('setting').values(row).execute();
    expect(await settings(elsewhere.db)).toEqual([{ key: 'links', value: {} }]);
  });

  test('of a transaction share its failure, and the connection goes on', async () => {
    await here.db.connection().execute(async (db) => {
      const failing = db.transaction().execute(async (transaction) => {
        await sql`select 1 / 0`.execute(transaction);
      });

      await expect(failing).rejects.toThrow('division by zero');
      expect(await settings(db)).toEqual([]);
    });
  });

  test('are not prepared if their text is very long', async () => {
    await here.db.connection().execute(async (db) => {
      const long = sql<object>`${sql.raw(`select key from "setting" /* ${'x'.repeat(20_000)} */`)}`;
      for (let time = 0; time < 5; time += 1) await long.execute(db);
      expect(await namesOf(db)).toBe(0);
    });
  });

  test('continue after another process has changed their table', async () => {
    await here.db.connection().execute(async (db) => {
      await often(db);
      await sql`alter table setting add column note text default 'new'`.execute(elsewhere.db);
      await sql`insert into setting values ('links', '{}')`.execute(elsewhere.db);
      expect(await settings(db)).toEqual([{ key: 'links', value: {}, note: 'new' }]);
    });
  });

  test('continue in transactions, which are restarted', async () => {
    await often(here.db);
    await sql`alter table setting add column note text default 'new'`.execute(elsewhere.db);
    let begun = 0;
    const rows = await inTransaction(here.db, 'settings', async (transaction) => {
      begun += 1;
      await sql`insert into setting values ('links', '{}')`.execute(transaction);
      return settings(transaction);
    });
    expect([begun, rows]).toEqual([2, [{ key: 'links', value: {}, note: 'new' }]]);
  });

  test('are sent without a name to poolers that lose names', async () => {
    await here.db.connection().execute(async (db) => {
      await often(db);
      await sql`deallocate all`.execute(db);
      expect(await settings(db)).toEqual([]);
      await often(db);
      expect(await namesOf(db)).toBe(0);
    });
  });
});
