import { sql, type Kysely } from 'kysely';

/** A banner may lead to an item or to an address, as well as to a store, and to one of them only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table banner
    add column item_id integer references item on delete cascade,
    add column link text,
    add constraint banner_leads_to_one check (num_nonnulls(store_id, item_id, link) <= 1)`.execute(
    db,
  );
}
