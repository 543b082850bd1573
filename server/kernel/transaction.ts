import { CONNECTIONS, type Db } from './database.ts';
import { isStalePlan } from './prepared-statements.ts';
import { sqlState } from './sql-state.ts';
import { createTurns } from './turns.ts';

const LIMITS = { atOnce: CONNECTIONS / 2, aboutOne: 2, waiting: 200, patience: 10_000 };
const ATTEMPTS = 3;

/** Each pool of connections has turns of its own. */
const turnsOf = new WeakMap<Db, ReturnType<typeof createTurns>>();

/**
 * Does the work all or not at all. `about` names what it locks ("store 7"): of those that want the same
 * only two hold a connection, and all of them together no more than half of the pool. Work that a deadlock
 * or a conflict has undone is done again, so it must have no effect outside the transaction.
 */
export async function inTransaction<Value>(
  db: Db,
  about: string,
  work: (transaction: Db) => Promise<Value>,
): Promise<Value> {
  const inTurn = turnsOf.get(db) ?? createTurns(LIMITS);
  turnsOf.set(db, inTurn);
  return inTurn(about, () => attempt(db, work, ATTEMPTS));
}

async function attempt<Value>(
  db: Db,
  work: (transaction: Db) => Promise<Value>,
  left: number,
): Promise<Value> {
  try {
    return await db.transaction().execute(work);
  } catch (failure) {
    if (left <= 1 || !isUndone(failure)) throw failure;
    return attempt(db, work, left - 1);
  }
}

const isUndone = (failure: unknown): boolean =>
  UNDONE.has(sqlState(failure) ?? '') || isStalePlan(failure);

/** serialization_failure, deadlock_detected. */
const UNDONE = new Set(['40001', '40P01']);
