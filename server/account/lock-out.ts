import { MINUTE } from '#domain/kernel/instant.ts';
import type { Db } from '#server/kernel/database.ts';
import { problem } from '#server/kernel/problem.ts';

const FAILURES = 5;
const WINDOW = 15 * MINUTE;
const LOCKED_FOR = 15 * MINUTE;

/**
 * Five failures within 15 minutes lock a login for 15 minutes (D-39), whether or not anybody has it. An
 * attempt counts as failed from before its password is looked at until it succeeds, so that guesses sent
 * at the same time count, too.
 */
export async function beginAttempt(db: Db, login: string, now: Date): Promise<void> {
  const { id } = await db
    .insertInto('login_failure')
    .values({ login, at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const earlier = await db
    .selectFrom('login_failure')
    .select('at')
    .where('login', '=', login)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(FAILURES)
    .execute();
  if (
    !isLocked(
      earlier.map(({ at }) => at.getTime()),
      now.getTime(),
    )
  )
    return;
  await db.deleteFrom('login_failure').where('id', '=', id).execute();
  throw problem(403, 'locked', LOCKED);
}

export async function forgetAttempts(db: Db, login: string): Promise<void> {
  await db.deleteFrom('login_failure').where('login', '=', login).execute();
}

function isLocked(failures: readonly number[], now: number): boolean {
  const [newest, oldest] = [failures[0], failures[FAILURES - 1]];
  if (newest === undefined || oldest === undefined) return false;
  return newest - oldest <= WINDOW && now - newest < LOCKED_FOR;
}

const LOCKED = {
  en: 'Too many failed attempts. Please try again in 15 minutes.',
  hi: 'बहुत सारे असफल प्रयास हुए। कृपया 15 मिनट बाद फिर कोशिश करें।',
};
