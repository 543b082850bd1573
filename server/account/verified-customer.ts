import { sql } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import { customerIn } from '#server/kernel/principal.ts';

/**
 * True for a `customer` row with a verified e-mail or phone, or whose verification was never requested.
 * Once-a-customer benefits require it.
 */
export const isVerified = sql<boolean>`
  (customer.email_verified or customer.phone_verified or not customer.verification_asked)`;

/** The same for the customer behind an owner; false for guests. */
export const isVerifiedOwner = (owner: string | null) => sql<boolean>`
  exists (select from customer where customer.id = ${customerIn(owner)} and ${isVerified})`;

/** Withdraws requested verifications where no code can be sent any more. */
export async function withdrawVerifications(db: Db): Promise<void> {
  await db
    .updateTable('customer')
    .set({ verification_asked: false })
    .where('verification_asked', '=', true)
    .execute();
}
