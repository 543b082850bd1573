import { sql } from 'kysely';
import type { Db } from './database.ts';
import { StartRefusal } from './start-refusal.ts';
import { inTransaction } from './transaction.ts';

/** First and last of the migrations that the baseline replaced. */
const FIRST = '0001-shop';
const LAST = '0048-rental-search';

/** Names from before a table was renamed; the baseline has the new ones. */
const RENAMED = ['pkey', 'amount_check', 'status_check'];

/**
 * Records the baseline in a database that unreleased versions brought to the same tables. The database of an earlier
 * unreleased version is refused and stays unchanged.
 */
export async function adoptUnreleased(db: Db, applied: readonly string[]): Promise<void> {
  if (!applied.includes(FIRST)) return;
  if (applied.at(-1) !== LAST) {
    throw new StartRefusal(
      'The database is from an unreleased version of Sundry and cannot be upgraded: delete the data folder, or name an empty database in DATABASE_URL, and start again.',
    );
  }
  await inTransaction(db, 'migrations', async (transaction) => {
    for (const name of RENAMED) {
      await sql
        .raw(`alter table payment rename constraint top_up_${name} to payment_${name}`)
        .execute(transaction);
    }
    await sql`delete from kysely_migration`.execute(transaction);
    await sql`
      insert into kysely_migration (name, timestamp)
      values ('0001-baseline', ${new Date().toISOString()})`.execute(transaction);
  });
}
