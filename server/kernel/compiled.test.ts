import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { compiled } from './compiled.ts';
import type { Db, OpenDatabase } from './database.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase(false, new Date('2026-11-21T17:30:00Z'));
});
afterAll(() => opened.close());

test('a query is built once, and has the arguments of each call, also in transactions', async () => {
  let built = 0;
  const guests = compiled((db, from: number, to: number) => {
    built += 1;
    return db
      .selectFrom('guest')
      .select('id')
      .where('id', '>=', from)
      .where('id', '<', to)
      .orderBy('id');
  });
  const created_at = '2026-11-21T17:30:00Z';
  const rows = [7, 8, 9].map((id) => ({ id, created_at }));
  await opened.db.insertInto('guest').values(rows).execute();
  const idsIn = async (db: Db, from: number, to: number) =>
    (await guests(db, from, to)).map(({ id }) => id);

  expect(await idsIn(opened.db, 7, 9)).toEqual([7, 8]);
  expect(await idsIn(opened.db, 9, 99)).toEqual([9]);
  await opened.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('guest').where('id', '=', 8).execute();
    expect(await idsIn(transaction, 8, 99)).toEqual([9]);
  });
  expect(built).toBe(1);
});
