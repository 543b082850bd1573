import { sql, type Kysely } from 'kysely';

/** How many orders a store takes for one half hour (null: any number), and what counts them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table store add column slot_capacity integer
    constraint store_slot_capacity check (slot_capacity > 0)`.execute(db);
  await sql`create index orders_for_later on orders (store_id, schedule_at)
    where schedule_at is not null`.execute(db);
}
