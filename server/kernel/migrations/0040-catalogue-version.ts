import { sql, type Kysely } from 'kysely';

/**
 * A version of all that everybody may see, which every change of it moves, so that answers can be kept for
 * as long as it stands still. It is the sum of many rows: a change moves one that no other change is holding,
 * so that none waits for another, and it is seen in the same moment as what it stands for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Of these tables public answers are made. */
const SHOWN = [
  ...['setting', 'zone', 'module', 'zone_module', 'category', 'banner', 'translation'],
  ...['store', 'store_hours', 'item', 'item_category', 'goods_variation', 'add_on', 'review'],
  ...['food_variation', 'food_variation_value', 'wishlist_item', 'search_entry', 'search_word'],
  ...['rental_provider', 'rental_provider_hours', 'pickup_zone', 'rental_banner', 'vehicle'],
  ...['vehicle_category', 'vehicle_brand', 'vehicle_review'],
];

const STATEMENTS = [
  `create table catalogue_version (
     slot integer primary key,
     version bigint not null default 0
   ) with (fillfactor = 50)`,
  // More than there are connections, as a rule.
  `insert into catalogue_version (slot) select generate_series(0, 127)`,
  // Once in a transaction is enough: what it changes is seen by others all at once.
  `create function move_catalogue_version() returns trigger language plpgsql as $$
   declare free integer;
   begin
     if current_setting('sundry.catalogue_moved', true) = pg_current_xact_id()::text then
       return null;
     end if;
     select slot into free from catalogue_version limit 1 for update skip locked;
     update catalogue_version set version = version + 1 where slot = coalesce(free, 0);
     perform set_config('sundry.catalogue_moved', pg_current_xact_id()::text, true);
     return null;
   end $$`,
  ...SHOWN.map(
    (table) => `create trigger ${table}_moves_version
      after insert or update or delete or truncate on ${table}
      for each statement execute function move_catalogue_version()`,
  ),
];
