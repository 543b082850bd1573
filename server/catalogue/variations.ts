import { sql } from 'kysely';
import { translated } from '#server/kernel/translations.ts';
import type { FoodVariationRow, GoodsVariationRow } from '#server/kernel/schema.columns.ts';

/** Goods variations of an item; the query must contain `item`. */
export const goodsVariations = sql<readonly GoodsVariationRow[]>`coalesce((
  select json_agg(json_build_object('type', type, 'price', price, 'stock', stock) order by position)
  from goods_variation where goods_variation.item_id = item.id
), '[]')`.as('goods_variations');

/** Food variations of a dish; the query must contain `item`. */
export const foodVariations = sql<readonly FoodVariationRow[]>`coalesce((
  select json_agg(json_build_object(
    'name', name, 'translations', ${translated('food_variation')}, 'type', type, 'min', min, 'max', max, 'required', required,
    'values', coalesce((
      select json_agg(json_build_object(
        'id', id, 'label', label, 'translations', ${translated('food_variation_value')}, 'price', price, 'stock', stock
      ) order by position)
      from food_variation_value where food_variation_id = food_variation.id
    ), '[]')
  ) order by position)
  from food_variation where food_variation.item_id = item.id
), '[]')`.as('food_variations');
