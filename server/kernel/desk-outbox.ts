import type { CodeSender } from './code-sender.ts';
import type { Db } from './database.ts';

/** Outgoing codes, shown to developers. */
export const deskOutbox =
  (db: Db, now: () => Date): CodeSender =>
  async ({ customer, ...message }) => {
    await db
      .insertInto('code_outbox')
      .values({ ...message, customer_id: customer, created_at: now() })
      .execute();
  };
