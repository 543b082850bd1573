import { sql, type Kysely } from 'kysely';

/** Which items and stores customers want to find again. How many want an item is counted by its index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const wishes = (of: string) => `create table wishlist_${of} (
  customer_id integer not null references customer on delete cascade,
  ${of}_id integer not null references ${of} on delete cascade,
  created_at timestamptz not null,
  primary key (customer_id, ${of}_id)
)`;

const STATEMENTS = [
  wishes('item'),
  `create index wishlist_item_of_item on wishlist_item (item_id)`,
  wishes('store'),
  `create index wishlist_store_of_store on wishlist_store (store_id)`,
];
