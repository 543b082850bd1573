import { sql, type Kysely } from 'kysely';

/**
 * No stock falls below zero, that of a variation neither; an order knows whether its goods were given
 * back; and a session knows which guest signed in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `update item set goods_variations = (
     select jsonb_agg(
       case when (goods ->> 'stock')::numeric < 0 then jsonb_set(goods, '{stock}', '0') else goods end
       order by place)
     from jsonb_array_elements(goods_variations) with ordinality as one (goods, place))
   where jsonb_path_exists(goods_variations, '$[*].stock ? (@ < 0)')`,
  `update item set food_variations = (
     select jsonb_agg(jsonb_set(variation, '{values}', (
       select jsonb_agg(
         case when (value ->> 'stock')::numeric < 0 then jsonb_set(value, '{stock}', '0') else value end
         order by place)
       from jsonb_array_elements(variation -> 'values') with ordinality as one (value, place)))
       order by place)
     from jsonb_array_elements(food_variations) with ordinality as many (variation, place))
   where jsonb_path_exists(food_variations, '$[*].values[*].stock ? (@ < 0)')`,
  `alter table item
     add constraint item_goods_stock_check
       check (not jsonb_path_exists(goods_variations, '$[*].stock ? (@ < 0)')),
     add constraint item_food_stock_check
       check (not jsonb_path_exists(food_variations, '$[*].values[*].stock ? (@ < 0)'))`,
  `alter table orders add column stock_returned boolean not null default false`,
  `update orders set stock_returned = true
   where exists (select from order_event
     where order_event.order_id = orders.id and order_event.status in ('canceled', 'failed'))`,
  `alter table session add column guest_id bigint`,
];
