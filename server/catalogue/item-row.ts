import type { InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AddOn, FoodVariation, GoodsVariation, Item } from '#domain/catalogue/item.ts';
import { id } from '#domain/kernel/id.ts';
import { money, type Currency, type Money } from '#domain/kernel/money.ts';
import { rate } from '#domain/kernel/rate.ts';
import { ALL_DAY, type TimeWindow } from '#domain/kernel/time-window.ts';
import { effectiveDiscount, NO_DISCOUNT, type Discount } from '#domain/pricing/discount.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Db } from '#server/kernel/database.ts';
import type { FoodVariationRow, GoodsVariationRow } from '#server/kernel/schema.columns.ts';
import {
  listIn,
  optionalTextIn,
  textIn,
  translated,
  translationsOf,
} from '#server/kernel/translations.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import { foodVariations, goodsVariations } from './variations.ts';

/** Items in one row each, with store, add-ons and categories. */
export const itemRows = (db: Db) =>
  db
    .selectFrom('item')
    .innerJoin('store', 'store.id', 'item.store_id')
    .innerJoin('module', 'module.id', 'item.module_id')
    .selectAll('item')
    .select([
      'store.name as store_name',
      translated('store').as('store_translations'),
      translationsOf('item'),
      'store.discount_rate as store_discount_rate',
      'store.halal_tag as store_halal_tag',
      'module.type as module_type',
    ])
    .select([goodsVariations, foodVariations])
    .select((from) => [
      from
        .selectFrom('wishlist_item')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('wishlist_item.item_id', '=', 'item.id')
        .as('wishlist_count'),
      jsonArrayFrom(
        from
          .selectFrom('add_on')
          .select(['add_on.id', 'add_on.store_id', 'name', 'price', translationsOf('add_on')])
          .whereRef('add_on.store_id', '=', 'item.store_id')
          .where((or) => or.or([or('item_id', 'is', null), or('item_id', '=', or.ref('item.id'))]))
          .where('active', '=', true)
          .orderBy('add_on.id'),
      ).as('add_ons'),
      jsonArrayFrom(
        from
          .selectFrom('item_category')
          .select('category_id as id')
          .whereRef('item_id', '=', 'item.id')
          .orderBy('category_id'),
      ).as('categories'),
    ]);

export type ItemRow = InferResult<ReturnType<typeof itemRows>>[number];

/** Converts a row to a domain item, so that rules and prices are those of the app. */
export function toItem(row: ItemRow, language: Language, currency: Currency): Item {
  const amount = (minor: number) => money(minor, currency);
  return {
    id: id(row.id),
    name: nameIn(language, row),
    description: textIn(language, row, 'description'),
    image: row.image,
    price: amount(row.price),
    discount: discountOf(row, currency),
    storeId: id(row.store_id),
    storeName: storeNameIn(language, row),
    moduleId: id(row.module_id),
    moduleType: row.module_type,
    zoneId: id(row.zone_id),
    vegetarian: row.veg,
    halal: row.halal && row.store_halal_tag,
    recommended: row.recommended,
    organic: row.organic,
    genericNames: row.generic_names,
    nutrition: listIn(language, row, 'nutrition'),
    allergies: listIn(language, row, 'allergies'),
    rating: row.rating,
    ratingCount: row.rating_count,
    unit: optionalTextIn(language, row, 'unit'),
    availableTime: windowOf(row),
    campaign: campaignOf(row),
    schedulable: row.schedulable,
    stock: row.stock,
    maximum: row.maximum,
    needsPrescription: row.needs_prescription,
    categoryIds: row.categories.map(({ id: category }) => id(category)),
    addOns: row.add_ons.map((addOn) => toAddOn(addOn, language, currency)),
    foodVariations: row.food_variations.map((group) => toGroup(group, language, currency)),
    goodsVariations: row.goods_variations.map((goods) => toGoods(goods, currency)),
    choiceOptions: row.choice_options,
  };
}

export const storeNameIn = (
  language: Language,
  { store_name, store_translations }: Pick<ItemRow, 'store_name' | 'store_translations'>,
): string => nameIn(language, { name: store_name, translations: store_translations });

/** Prices of variations are whole units of the currency, here as in every client. */
export function wholePrice(minor: number, currency: Currency): Money {
  const unit = 10 ** currency.digits;
  return money(Math.max(0, Math.floor(minor / unit)) * unit, currency);
}

const MINUTES_A_DAY = 24 * 60;

/** Null or equal ends mean all day. */
export function windowOf({ opens, closes }: Pick<ItemRow, 'opens' | 'closes'>): TimeWindow {
  if (opens === null || closes === null) return ALL_DAY;
  return { opens: opens % MINUTES_A_DAY, closes: closes % MINUTES_A_DAY };
}

function campaignOf({ campaign_from, campaign_to }: ItemRow): Item['campaign'] {
  return campaign_from === null ? null : { from: campaign_from, to: campaign_to ?? '9999-12-31' };
}

function discountOf(row: ItemRow, currency: Currency): Discount {
  return effectiveDiscount(ownDiscount(row, currency), rate(row.store_discount_rate));
}

function ownDiscount({ discount, discount_type }: ItemRow, currency: Currency): Discount {
  if (discount <= 0) return NO_DISCOUNT;
  return discount_type === 'percent'
    ? { type: 'percent', share: rate(discount) }
    : { type: 'amount', off: money(discount, currency) };
}

const toAddOn = (
  row: ItemRow['add_ons'][number],
  language: Language,
  currency: Currency,
): AddOn => ({
  id: id(row.id),
  storeId: id(row.store_id),
  name: nameIn(language, row),
  price: money(row.price, currency),
});

const toGroup = (row: FoodVariationRow, language: Language, currency: Currency): FoodVariation => ({
  name: nameIn(language, row),
  type: row.type,
  required: row.required,
  min: row.min,
  max: row.max,
  values: row.values.map((value) => ({
    label: textIn(language, value, 'label'),
    price: wholePrice(value.price, currency),
    stock: value.stock,
  })),
});

const toGoods = (
  { type, price, stock }: GoodsVariationRow,
  currency: Currency,
): GoodsVariation => ({
  type,
  price: wholePrice(price, currency),
  stock,
});
