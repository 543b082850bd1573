import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { sqlState } from './sql-state.ts';

/** A statement has a name from this use on: what is sent once or twice is not worth keeping. */
const FREQUENT = 3;
/** So many have a name at most: each connection keeps them all, with their plans. */
const MAX_NAMED = 300;
/** So many are counted. */
const MAX_COUNTED = 2_000;
/** A longer text is neither counted nor named: both keep it. */
const LONGEST = 20_000;

/**
 * A pool whose connections keep what is sent again and again as named prepared statements, so that the
 * database parses and plans it once for each connection: of the large queries of lists and carts, planning
 * is the larger half. After a migration by another process a plan no longer fits; then all get new names.
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
  const send = (text: string, values: readonly unknown[]) => {
    const name = names.nameOf(text);
    return client.query({ text, values: [...values], ...(name === null ? {} : { name }) });
  };
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await send(text, values);
    } catch (failure) {
      if (isStalePlan(failure)) names.renew();
      else if (isUnknownName(failure)) names.giveUp();
      else throw failure;
      // Within a transaction nothing is left to be done but to begin it again, for the first reason.
      return await send(text, values).catch((again: unknown) => {
        throw sqlState(again) === IN_FAILED_TRANSACTION ? failure : again;
      });
    }
  };
  return {
    // Streams need a cursor, which the dialect is not given.
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

const KEPT = /^\s*(select|insert|update|delete|with)\b/i;
const IN_FAILED_TRANSACTION = '25P02';

/** The tables have changed since the statement was planned, and it would answer other columns. */
export const isStalePlan = (failure: unknown): boolean =>
  sqlState(failure) === '0A000' && isFrom(failure, 'RevalidateCachedQuery');

/** Between us and the database stands what hands one connection to several clients, and keeps no names. */
const isUnknownName = (failure: unknown): boolean =>
  ['26000', '42P05'].includes(sqlState(failure) ?? '');

const isFrom = (failure: unknown, routine: string): boolean =>
  typeof failure === 'object' &&
  failure !== null &&
  'routine' in failure &&
  failure.routine === routine;
