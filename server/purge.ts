import { sql } from 'kysely';
import { DAY, HOUR } from '#domain/kernel/instant.ts';
import { KNOWN_FOR } from './account/known-devices.ts';
import type { ServerContext } from './kernel/context.ts';
import type { Db } from './kernel/database.ts';
import { inTransaction } from './kernel/transaction.ts';
import { unavailability } from './kernel/unavailable.ts';

/** How long an order may be sent again under its key, and a guest who left nothing is kept. */
const KEYS_LAST = 30 * DAY;
const GUESTS_LAST = 90 * DAY;
const EVERY = HOUR;
const PURGE_LOCK = 7_863_740;

/** Deletes what has expired, unless another process is at it. What an order, a trip or a cart refers to stays. */
export const purge = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, 'purge', async (transaction) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${PURGE_LOCK}) as mine`.execute(transaction);
    if (!rows[0]?.mine) return;
    const before = (age: number) => new Date(now.getTime() - age);
    await transaction.deleteFrom('quote').where('expires_at', '<=', now).execute();
    await transaction.deleteFrom('session').where('expires_at', '<=', now).execute();
    await transaction.deleteFrom('attempt').where('ends', '<=', before(DAY)).execute();
    await transaction.deleteFrom('login_failure').where('at', '<=', before(DAY)).execute();
    await transaction
      .deleteFrom('placement')
      .where('created_at', '<=', before(KEYS_LAST))
      .execute();
    await transaction
      .deleteFrom('known_device')
      .where('used_at', '<=', before(KNOWN_FOR))
      .execute();
    await sql`delete from guest where created_at <= ${before(GUESTS_LAST)}
      and not exists (select from cart_line where owner = 'guest:' || guest.id)
      and not exists (select from orders where owner = 'guest:' || guest.id)
      and not exists (select from trip_cart where owner = 'guest:' || guest.id)
      and not exists (select from trip where owner = 'guest:' || guest.id)`.execute(transaction);
  });

/** Purges every hour without keeping the process alive; what goes wrong is logged. Gives what ends it. */
export function startPurging({ db, now, log }: ServerContext): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    // A clock that the desk has put forward must not make anything expire for good.
    const earlier = new Date(Math.min(now().getTime(), Date.now()));
    running = purge(db, earlier).catch((failure: Error) => {
      const isPassing = unavailability(failure) !== null;
      log(`Nothing was purged: ${isPassing ? failure.message : (failure.stack ?? '')}`);
    });
  }, EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
