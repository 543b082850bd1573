import type * as v from 'valibot';
import type * as contract from '#contract/catalogue.ts';
import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { toPercent, rate } from '#domain/kernel/rate.ts';
import { isAllDay, timeOfDay } from '#domain/kernel/time-window.ts';
import type { Language } from '#domain/kernel/language.ts';
import { listIn, optionalTextIn, textIn } from '#server/kernel/translations.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import { storeNameIn, wholePrice, windowOf, type ItemRow } from './item-row.ts';

export type WireItem = v.InferInput<typeof contract.item>;

/** Wire item: decimal amounts, percents, and names in one language. */
export function toWireItem(row: ItemRow, language: Language, currency: Currency): WireItem {
  const decimal = (minor: number) => toDecimal(money(minor, currency));
  return {
    id: row.id,
    name: nameIn(language, row),
    description: textIn(language, row, 'description'),
    image_full_url: row.image,
    images_full_url: [row.image],
    price: decimal(row.price),
    ...discountFacts(row, currency),
    restaurant_discount: toPercent(rate(row.store_discount_rate)),
    store_id: row.store_id,
    store_name: storeNameIn(language, row),
    module_id: row.module_id,
    module_type: row.module_type,
    module: { module_type: row.module_type },
    zone_id: row.zone_id,
    veg: row.veg === null ? null : Number(row.veg),
    is_halal: Number(row.halal) as 0 | 1,
    halal_tag_status: Number(row.store_halal_tag) as 0 | 1,
    recommended: Number(row.recommended),
    organic: Number(row.organic),
    generic_name: row.generic_names,
    nutritions_name: [...listIn(language, row, 'nutrition')],
    allergies_name: [...listIn(language, row, 'allergies')],
    tags: row.tags,
    avg_rating: row.rating,
    rating_count: row.rating_count,
    wishlist_count: row.wishlist_count ?? 0,
    unit_type: optionalTextIn(language, row, 'unit'),
    ...availability(row),
    schedule_order: row.schedulable,
    stock: row.stock,
    maximum_cart_quantity: row.maximum,
    is_prescription_required: Number(row.needs_prescription) as 0 | 1,
    category_ids: row.categories.map(({ id }) => ({ id: String(id) })),
    add_ons: row.add_ons.map((addOn) => ({
      id: addOn.id,
      store_id: addOn.store_id,
      name: nameIn(language, addOn),
      price: decimal(addOn.price),
      quantity: 0,
    })),
    food_variations: row.food_variations.map((group) => ({
      name: nameIn(language, group),
      type: group.type,
      min: group.min,
      max: group.max,
      required: group.required ? 'on' : 'off',
      values: group.values.map((value) => ({
        label: textIn(language, value, 'label'),
        optionPrice: toDecimal(wholePrice(value.price, currency)),
        isSelected: false,
        stock: value.stock,
      })),
    })),
    variations: row.goods_variations.map(({ type, price, stock }) => ({
      type,
      price: toDecimal(wholePrice(price, currency)),
      stock,
    })),
    choice_options: row.choice_options.map(({ title, options }) => ({ title, options })),
  };
}

/** Discount of the item or its store. */
export const discountFacts = (
  row: Pick<ItemRow, 'discount' | 'discount_type' | 'store_discount_rate'>,
  currency: Currency,
) => ({
  discount:
    row.discount_type === 'percent'
      ? toPercent(rate(row.discount))
      : toDecimal(money(row.discount, currency)),
  discount_type: row.discount_type,
  store_discount: toPercent(rate(row.store_discount_rate)),
});

function availability(row: ItemRow) {
  const window = windowOf(row);
  const clock = (minute: number) => (isAllDay(window) ? null : `${timeOfDay(minute)}:00`);
  return {
    available_time_starts: clock(window.opens),
    available_time_ends: clock(window.closes),
    available_date_starts: row.campaign_from,
    available_date_ends: row.campaign_to,
  };
}
