import { sql } from 'kysely';
import { DAY, HOUR } from '#domain/kernel/instant.ts';
import { FORMER_USES_LAST } from './account/former-uses.ts';
import { KNOWN_FOR } from './account/known-devices.ts';
import { picturesAmong } from './account/pictures.ts';
import type { ServerContext } from './kernel/context.ts';
import type { Db } from './kernel/database.ts';
import type { FileStorage } from './kernel/file-storage.ts';
import { inTransaction } from './kernel/transaction.ts';
import { unavailability } from './kernel/unavailable.ts';
import { IMAGES_WAIT } from './ordering/prescriptions.ts';

/** Retention of idempotency keys, and of guests without records. */
const KEYS_LAST = 30 * DAY;
const GUESTS_LAST = 90 * DAY;
const EVERY = HOUR;
const PURGE_LOCK = 7_863_740;

/**
 * Deletes expired rows and files, unless another process does. Rows in use by orders, trips or carts stay.
 * Files are deleted after their rows, so that no row lacks its file.
 */
export async function purge({ db, files }: Stored, now: Date): Promise<void> {
  await purgeRows(db, now);
  await purgeFiles(db, files, new Date(now.getTime() - IMAGES_WAIT));
}

type Stored = Pick<ServerContext, 'db' | 'files'>;

const purgeRows = (db: Db, now: Date): Promise<void> =>
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
      .deleteFrom('verification_code')
      .where('expires_at', '<=', before(DAY))
      .execute();
    await transaction
      .deleteFrom('former_use')
      .where('noted_at', '<=', before(FORMER_USES_LAST))
      .execute();
    await transaction.deleteFrom('code_outbox').where('created_at', '<=', before(DAY)).execute();
    await transaction
      .deleteFrom('placement')
      .where('created_at', '<=', before(KEYS_LAST))
      .execute();
    await transaction
      .deleteFrom('known_device')
      .where('used_at', '<=', before(KNOWN_FOR))
      .execute();
    await transaction
      .deleteFrom('prescription_file')
      .where('used_at', 'is', null)
      .where('created_at', '<=', before(IMAGES_WAIT))
      .execute();
    await sql`delete from guest where created_at <= ${before(GUESTS_LAST)}
      and not exists (select from cart_line where owner = 'guest:' || guest.id)
      and not exists (select from orders where owner = 'guest:' || guest.id)
      and not exists (select from trip_cart where owner = 'guest:' || guest.id)
      and not exists (select from trip where owner = 'guest:' || guest.id)`.execute(transaction);
  });

const AT_ONCE = 500;

/** Deletes files without a row, except young ones, whose row may follow. */
async function purgeFiles(db: Db, files: FileStorage, before: Date): Promise<void> {
  let names: string[] = [];
  const deleteOrphans = async () => {
    const orphans = await withoutRow(db, names);
    names = [];
    for (const name of orphans) await files.delete(name);
  };
  for await (const { name, storedAt } of files.list()) {
    if (storedAt <= before) names.push(name);
    if (names.length >= AT_ONCE) await deleteOrphans();
  }
  await deleteOrphans();
}

async function withoutRow(db: Db, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const prescriptions = await db
    .selectFrom('prescription_file')
    .select('file')
    .where('file', 'in', names)
    .unionAll(db.selectFrom('message_image').select('file').where('file', 'in', names))
    .unionAll(db.selectFrom('review_image').select('file').where('file', 'in', names))
    .execute();
  const pictures = await picturesAmong(db, names);
  const named = new Set([...prescriptions.map(({ file }) => file), ...pictures]);
  return names.filter((name) => !named.has(name));
}

/** Purges every hour without keeping the process alive; logs failures. Returns the function that stops it. */
export function startPurging({ db, files, now, log }: ServerContext): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    // A clock that the desk has advanced must not delete anything for good.
    const earlier = new Date(Math.min(now().getTime(), Date.now()));
    running = purge({ db, files }, earlier).catch((failure: Error) => {
      const isPassing = unavailability(failure) !== null;
      log(`The purge failed: ${isPassing ? failure.message : (failure.stack ?? '')}`);
    });
  }, EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
