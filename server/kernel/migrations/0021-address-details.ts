import { sql, type Kysely } from 'kysely';

/** What finds the door and the person: a name for the address, an e-mail, and words for the courier. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table address
    add column label text not null default '',
    add column contact_email text not null default '',
    add column delivery_instruction text not null default ''`.execute(db);
}
