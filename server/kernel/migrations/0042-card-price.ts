import { sql, type Kysely } from 'kysely';

/**
 * What one piece costs on a card, in the one spelling of the database: the share is taken off exactly, and what
 * is left is rounded, once and half up, as the domain does. The search index rounded the share before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The discount of the store, where it has one, in the place of the item's own.
  `create function card_price(price bigint, own bigint, own_type text, store_share bigint) returns bigint
     language sql immutable parallel safe as $$
     select round(greatest(0, price - case
       when store_share > 0 then price * store_share / 1000000.0
       when own_type = 'percent' then price * own / 1000000.0
       else own end))::bigint
   $$`,
  `create or replace function index_items(ids integer[]) returns void language sql as $$
     delete from search_entry where kind = 'i' and id = any(ids);
     insert into search_entry
     select 'i', item.id, store.id, store.module_id, store.zone_id, item.order_count,
       card_price(item.price, item.discount, item.discount_type, store.discount_rate),
       item.rating, item.veg, not item.veg, item.discount > 0 or store.discount_rate > 0,
       store.free_delivery, named.names, search_vector(
         'i' || store.zone_id || '/',
         search_words(array_to_string(named.names, ' ')),
         search_words(concat_ws(' ', item.generic_names, item.tags,
           array_to_string(search_names('store', store.id, store.name), ' '),
           (select string_agg(array_to_string(search_names('category', category.id, category.name), ' '), ' ')
            from item_category join category on category.id = item_category.category_id
            where item_category.item_id = item.id))))
     from item join store on store.id = item.store_id,
       search_names('item', item.id, item.name) as named (names)
     where item.id = any(ids) and item.active and item.campaign_from is null
   $$`,
  `update search_entry set price = card_price(item.price, item.discount, item.discount_type, store.discount_rate)
     from item join store on store.id = item.store_id
     where kind = 'i' and search_entry.id = item.id and search_entry.price
       <> card_price(item.price, item.discount, item.discount_type, store.discount_rate)`,
];
