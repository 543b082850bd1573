import { sql, type Kysely } from 'kysely';

/** Where the courier of an order was seen last, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table courier_position (
    order_id integer primary key references orders on delete cascade,
    lat double precision not null check (lat between -90 and 90),
    lng double precision not null check (lng between -180 and 180),
    seen_at timestamptz not null
  )`.execute(db);
}
