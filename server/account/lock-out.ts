import { sql } from 'kysely';
import { MINUTE } from '#domain/kernel/instant.ts';
import type { Db } from '#server/kernel/database.ts';
import { tooMany } from '#server/kernel/limits.ts';
import { inTransaction } from '#server/kernel/transaction.ts';

const FAILURES = 5;
const WINDOW = 15 * MINUTE;
const LOCKED_FOR = 15 * MINUTE;

/**
 * Five failures within 15 minutes lock an account for 15 minutes (D-39), whether or not it exists: for the guessing
 * device or address only, not for its customer elsewhere. The password is checked first, and outcomes are settled one
 * after the other, so that of concurrent guesses five are answered, and concurrent right passwords all pass.
 */
export async function settleAttempt(
  db: Db,
  guesser: string,
  isRight: boolean,
  now: Date,
): Promise<void> {
  await inTransaction(db, `sign-in ${guesser}`, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${guesser}, 0))`.execute(transaction);
    await refuseWhenLocked(transaction, guesser, now);
    if (isRight) {
      await transaction.deleteFrom('login_failure').where('login', '=', guesser).execute();
    } else {
      await transaction.insertInto('login_failure').values({ login: guesser, at: now }).execute();
    }
  });
}

/** A failure in the future was stored before the clock was set back, and locks nothing. */
export async function refuseWhenLocked(db: Db, guesser: string, now: Date): Promise<void> {
  const failures = await db
    .selectFrom('login_failure')
    .select('at')
    .where('login', '=', guesser)
    .where('at', '<=', now)
    .orderBy('at', 'desc')
    .limit(FAILURES)
    .execute();
  const [newest, oldest] = [failures[0]?.at, failures[FAILURES - 1]?.at];
  if (!newest || !oldest || newest.getTime() - oldest.getTime() > WINDOW) return;
  const left = newest.getTime() + LOCKED_FOR - now.getTime();
  if (left > 0) throw tooMany(left, 'locked');
}
