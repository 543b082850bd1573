import { CONNECTIONS, type Db } from './database.ts';
import { isStalePlan } from './prepared-statements.ts';
import { sqlState } from './sql-state.ts';
import { createKeyedQueue } from './keyed-queue.ts';

const LIMITS = { atOnce: CONNECTIONS / 2, aboutOne: 2, waiting: 200, patience: 10_000 };
const ATTEMPTS = 3;

/** One queue per pool of connections. */
const queues = new WeakMap<Db, ReturnType<typeof createKeyedQueue>>();

/**
 * Runs the work in a transaction. `about` names the locked subject ("store 7"): at most two transactions of one
 * subject hold a connection, and all of them together at most half of the pool. Work rolled back by a deadlock or
 * conflict is retried, so it must have no effect outside the transaction.
 */
export async function inTransaction<Value>(
  db: Db,
  about: string,
  work: (transaction: Db) => Promise<Value>,
): Promise<Value> {
  return inTurn(db, about, () => db.transaction().execute(work));
}

/** The same for work that is atomic by itself: a single statement. */
export async function inTurn<Value>(
  db: Db,
  about: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const enqueue = queues.get(db) ?? createKeyedQueue(LIMITS);
  queues.set(db, enqueue);
  return enqueue(about, () => attempt(work, ATTEMPTS));
}

async function attempt<Value>(work: () => Promise<Value>, left: number): Promise<Value> {
  try {
    return await work();
  } catch (failure) {
    if (left <= 1 || !isUndone(failure)) throw failure;
    return attempt(work, left - 1);
  }
}

const isUndone = (failure: unknown): boolean =>
  UNDONE.has(sqlState(failure) ?? '') || isStalePlan(failure);

/** serialization_failure, deadlock_detected. */
const UNDONE = new Set(['40001', '40P01']);
