import { sql } from 'kysely';
import { expect } from 'vitest';
import { openDatabase, type OpenDatabase } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { startApi } from './api-process.ts';
import { holdOpen } from './locks.ts';

type Db = OpenDatabase['db'];
type Answer = Readonly<Record<string, string | number | null>>;

/** A server in a process of its own on this PostgreSQL, which a test fills, asks and kills. */
export async function startKillableApi(url: string, fill: (db: Db) => Promise<void>) {
  const { db, close } = await openDatabase({ kind: 'postgres', url });
  await migrate(db);
  await fill(db);
  let server = await startApi(url);

  /** What is answered is a refusal where it is no success: then it throws. */
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
    // Until the database has noticed that the killed server is gone, its call counts as being carried out.
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
  /** The server is killed while it waits for a table that this one holds: what it had begun is not done. */
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
