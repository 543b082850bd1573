import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';
import { unavailability } from './unavailable.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase(false, new Date('2026-11-21T17:30:00Z'));
});
beforeEach(() => opened.db.deleteFrom('guest').execute());
afterAll(() => opened.close());

/** Admits a guest, and is rolled back by the database so many times. */
const undone = (times: number, state: string) => {
  let left = times;
  return inTransaction(opened.db, 'guest', async (transaction) => {
    await transaction
      .insertInto('guest')
      .values({ id: 7, created_at: '2026-11-21T17:30:00Z' })
      .execute();
    left -= 1;
    if (left < 0) return;
    await sql
      .raw(`do $$ begin raise exception using errcode = '${state}'; end $$`)
      .execute(transaction);
  });
};
const guests = async () => (await opened.db.selectFrom('guest').select('id').execute()).length;

test.each(['40001', '40P01'])(
  'a transaction that is rolled back by a conflict or a deadlock (%s) is repeated once',
  async (state) => {
    await undone(2, state);

    expect(await guests()).toBe(1);
  },
);

test('a transaction that is rolled back repeatedly fails with a retryable error', async () => {
  const failure = await undone(99, '40P01').catch((reason: unknown) => reason);

  expect(unavailability(failure)?.status).toBe(503);
  expect(await guests()).toBe(0);
});

test('other failures are not repeated', async () => {
  await expect(undone(1, '22003')).rejects.toMatchObject({ code: '22003' });

  expect(await guests()).toBe(0);
});
