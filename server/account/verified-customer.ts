import { sql } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import { customerIn } from '#server/kernel/principal.ts';

/**
 * Of a row of `customer`: whether a code was typed that went to their e-mail or phone, or was never asked for. What is
 * given once a customer is given to them.
 */
export const isVerified = sql<boolean>`
  (customer.email_verified or customer.phone_verified or not customer.verification_asked)`;

/** The same of the customer whose this is; false of guests. */
export const isVerifiedOwner = (owner: string | null) => sql<boolean>`
  exists (select from customer where customer.id = ${customerIn(owner)} and ${isVerified})`;

export async function isVerifiedCustomer(db: Db, owner: string): Promise<boolean> {
  const { rows } = await sql<{ verified: boolean }>`
    select ${isVerifiedOwner(owner)} as verified`.execute(db);
  return rows[0]?.verified === true;
}

/** Where nothing can send a code any more, no one is asked for one. */
export async function askNoMore(db: Db): Promise<void> {
  await db
    .updateTable('customer')
    .set({ verification_asked: false })
    .where('verification_asked', '=', true)
    .execute();
}
