import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { sqlState } from './sql-state.ts';

/** Uses before a statement is named: rare statements are not worth a plan. */
const FREQUENT = 3;
/** Maximum of named statements: each connection keeps all of them, with their plans. */
const MAX_NAMED = 300;
/** Maximum of counted statements. */
const MAX_COUNTED = 2_000;
/** Longer statements are neither counted nor named, as both keep the text. */
const LONGEST = 20_000;

/**
 * Pool whose connections cache frequent statements as named prepared statements, so that the database parses and
 * plans them once for each connection: planning is the larger half of the large list and cart queries. After a
 * migration by another process plans become stale; then all get new names. Needs the pipeline mode of the driver.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = createStatementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparingClient(client, names);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function preparingClient(
  client: pg.PoolClient,
  names: ReturnType<typeof createStatementNames>,
): PostgresPoolClient {
  let mustBegin = false;
  const send = (text: string, values: readonly unknown[]) => {
    const name = names.nameOf(text);
    const statement = { text, values: [...values], ...(name === null ? {} : { name }) };
    if (!mustBegin) return client.query(statement);
    mustBegin = false;
    const { stream } = client.connection;
    stream.cork();
    try {
      // A lost connection fails the statement as well.
      client.query(BEGIN).catch(() => {});
      return client.query(statement);
    } finally {
      stream.uncork();
    }
  };
  const query = async (text: string, values: readonly unknown[]) => {
    // A transaction begins in one message with its first statement.
    const isToBegin = mustBegin;
    mustBegin = text === BEGIN;
    if (mustBegin || (isToBegin && ENDS.test(text))) return NOTHING;
    mustBegin = isToBegin;
    try {
      return await send(text, values);
    } catch (failure) {
      if (isStalePlan(failure)) names.renew();
      else if (isUnknownName(failure)) names.giveUp();
      else throw failure;
      // In a failed transaction only a restart helps, and the first failure is the reason.
      return await send(text, values).catch((again: unknown) => {
        throw sqlState(again) === IN_FAILED_TRANSACTION ? failure : again;
      });
    }
  };
  return {
    // Streams need a cursor, which the dialect does not get.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

function createStatementNames() {
  let generation = 0;
  let isOff = false;
  const uses = new Map<string, number>();
  const numbers = new Map<string, number>();
  return {
    nameOf: (text: string): string | null => {
      if (isOff || text.length > LONGEST || !KEPT.test(text)) return null;
      const number = numbers.get(text);
      if (number !== undefined) return `sundry_${generation}_${number}`;
      if (numbers.size >= MAX_NAMED) return null;
      const count = (uses.get(text) ?? 0) + 1;
      if (count < FREQUENT) {
        if (uses.size >= MAX_COUNTED) uses.clear();
        uses.set(text, count);
        return null;
      }
      uses.delete(text);
      numbers.set(text, numbers.size);
      return `sundry_${generation}_${numbers.size - 1}`;
    },
    renew: () => void (generation += 1),
    giveUp: () => void (isOff = true),
  };
}

const BEGIN = 'begin';
const ENDS = /^(commit|rollback)$/;
const NOTHING = { command: '', rowCount: 0, rows: [] };

const KEPT = /^\s*(select|insert|update|delete|with)\b/i;
const IN_FAILED_TRANSACTION = '25P02';

/** The tables have changed since planning, and the statement would return other columns. */
export const isStalePlan = (failure: unknown): boolean =>
  sqlState(failure) === '0A000' && isFrom(failure, 'RevalidateCachedQuery');

/** A connection pooler between server and database shares connections among clients, and keeps no names. */
const isUnknownName = (failure: unknown): boolean =>
  ['26000', '42P05'].includes(sqlState(failure) ?? '');

const isFrom = (failure: unknown, routine: string): boolean =>
  typeof failure === 'object' &&
  failure !== null &&
  'routine' in failure &&
  failure.routine === routine;
