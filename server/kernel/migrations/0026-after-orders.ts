import { sql, type Kysely } from 'kysely';

/**
 * What customers say and ask of orders that have come: reviews of their items in half stars, one for each item
 * of an order; a review of the courier; a refund that is asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const HALF_STARS = `check (rating between 0.5 and 5 and rating * 2 = floor(rating * 2))`;

const STATEMENTS = [
  `alter table review
     drop constraint review_rating_check,
     alter column rating type double precision,
     add constraint review_rating_check ${HALF_STARS},
     add column order_id integer references orders on delete set null,
     add constraint review_once unique (order_id, item_id)`,
  `create table courier_review (
     order_id integer primary key references orders on delete cascade,
     customer_id integer references customer on delete set null,
     rating double precision not null ${HALF_STARS},
     comment text not null,
     created_at timestamptz not null
   )`,
  `create table refund_request (
     order_id integer primary key references orders on delete cascade,
     reason text not null check (reason <> ''),
     note text not null,
     created_at timestamptz not null
   )`,
];
