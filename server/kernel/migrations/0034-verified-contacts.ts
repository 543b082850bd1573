import { sql, type Kysely } from 'kysely';

/** Whether a customer's e-mail and phone are verified, and pictures of theirs that are found by their address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer
    add column email_verified boolean not null default true,
    add column phone_verified boolean not null default true`.execute(db);
  await sql`create unique index customer_of_image on customer (image)`.execute(db);
}
