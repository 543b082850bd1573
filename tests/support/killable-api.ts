import { sql } from 'kysely';
import { expect } from 'vitest';
import { openDatabase, type OpenDatabase } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { startApi } from './api-process.ts';
import { holdOpen } from './locks.ts';

type Db = OpenDatabase['db'];
type Answer = Readonly<Record<string, string | number | null>>;

/** A server in a process of its own on this PostgreSQL, which a test fills, calls and kills. */
export async function startKillableApi(url: string, fill: (db: Db) => Promise<void>) {
  const { db, close } = await openDatabase({ kind: 'postgres', url });
  await migrate(db);
  await fill(db);
  let server = await startApi(url);

  /** Throws on a refusal. */
  const call = async <Body = Answer>(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: object,
  ): Promise<Body> => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as Body;
    // Until the database notices that the killed server is gone, its call counts as in progress.
    if (response.status === 409 && JSON.stringify(answer).includes('"idempotency_key"')) {
      return call(method, path, headers, body);
    }
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer;
  };
  const isKilled = async () => {
    await server.kill();
    server = await startApi(url);
  };
  /** Kills the server while it waits for a table that this transaction locks: its work is not done. */
  const killedInTheMidst = async (
    table: 'ledger_entry' | 'orders' | 'payment' | 'trip' | 'trip_cart',
    work: () => Promise<unknown>,
  ) => {
    const release = await holdOpen({ db }, (transaction) =>
      sql`lock table ${sql.table(table)} in exclusive mode`.execute(transaction),
    );
    const working = work().catch(() => null);
    await expect
      .poll(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
        return rows.length;
      })
      .toBeGreaterThan(0);
    await isKilled();
    await Promise.all([release(), working]);
  };
  const stop = async () => {
    await server.stop();
    await close();
  };
  return { db, call, isKilled, killedInTheMidst, at: (path: string) => server.url + path, stop };
}

export type KillableApi = Awaited<ReturnType<typeof startKillableApi>>;
