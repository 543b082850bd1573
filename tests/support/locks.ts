import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import type { Db } from '#server/kernel/database.ts';
import type { TestServer } from './server.ts';

/** Resolves once a matching statement waits for a lock. */
export const waitingFor = ({ db }: Pick<TestServer, 'db'>, statement: string): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and query ilike ${`%${statement}%`}`.execute(db);
      return rows.length;
    })
    .toBeGreaterThan(0);

/**
 * Runs work in a transaction that stays open, with its locks and writes, until it is released or the test
 * ends. Releasing waits for the end of the transaction.
 */
export async function holdOpen(
  { db }: Pick<TestServer, 'db'>,
  work: (transaction: Db) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: holds, reject: fails } = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (transaction) => {
    // The transaction may idle for long: a server may have to start meanwhile.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await work(transaction);
    holds();
    await released;
  });
  holding.catch(fails);
  onTestFinished(() => release());
  await isHeld;
  return () => {
    release();
    return holding;
  };
}
