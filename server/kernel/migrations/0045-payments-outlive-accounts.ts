import { sql, type Kysely } from 'kysely';

/**
 * The gateway may say that money was taken for a wallet after the account is deleted. The payment is still there
 * then, for nothing any more, so that the money can be given back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The key has the name of the table from before.
  `alter table payment
     drop constraint payment_for_one,
     drop constraint top_up_customer_id_fkey,
     add constraint payment_for_one check (num_nonnulls(customer_id, order_id, trip_id) <= 1),
     add constraint payment_customer_id_fkey
       foreign key (customer_id) references customer on delete set null`,
];
