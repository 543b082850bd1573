import type { WireItem } from '#contract/catalogue.ts';
import type {
  AddOn,
  ChoiceOption,
  FoodVariation,
  GoodsVariation,
  Item,
} from '#domain/catalogue/item.ts';
import type { ModuleType } from '#domain/catalogue/module.ts';
import type { ClosedStore } from '#domain/catalogue/opening.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { id, parseId } from '#domain/kernel/id.ts';
import { fromDecimal, money, type Currency, type Money } from '#domain/kernel/money.ts';
import { rateOfPercent, type Rate } from '#domain/kernel/rate.ts';
import { ALL_DAY, parseTimeOfDay, type TimeWindow } from '#domain/kernel/time-window.ts';
import { plusDays } from '#domain/kernel/wall-clock.ts';
import { effectiveDiscount, NO_DISCOUNT, type Discount } from '#domain/pricing/discount.ts';

/** Throws a `Defect` for an impossible value. */
export function toItem(wire: WireItem, currency: Currency): Item {
  return {
    id: id(wire.id),
    name: wire.name,
    description: wire.description ?? '',
    image: wire.image_full_url,
    price: toPrice(wire.price, currency),
    discount: toDiscount(wire, currency),
    storeId: id(wire.store_id),
    storeName: wire.store_name,
    moduleId: id(wire.module_id),
    moduleType: toModuleType(wire),
    zoneId: id(wire.zone_id),
    vegetarian: wire.veg == null ? null : wire.veg !== 0,
    halal: wire.is_halal && wire.halal_tag_status,
    recommended: wire.recommended === 1,
    organic: wire.organic === 1,
    genericNames: wire.generic_name,
    nutrition: wire.nutritions_name,
    allergies: wire.allergies_name,
    rating: wire.avg_rating,
    ratingCount: wire.rating_count,
    unit: wire.unit_type ?? null,
    availableTime: toTimeWindow(wire.available_time_starts, wire.available_time_ends),
    campaign: toCampaign(wire),
    schedulable: wire.schedule_order,
    ...(wire.store_open === false ? { storeClosed: toClosedStore(wire) } : {}),
    stock: wire.stock ?? 0,
    maximum: toMaximum(wire.maximum_cart_quantity),
    needsPrescription: wire.is_prescription_required,
    categoryIds: wire.category_ids.flatMap(({ id: raw }) => parseId<'Category'>(raw) ?? []),
    addOns: wire.add_ons.map((addOn) => toAddOn(addOn, currency)),
    foodVariations: wire.food_variations.map((group) => toFoodVariation(group, currency)),
    goodsVariations: wire.variations.map((goods) => toGoodsVariation(goods, currency)),
    choiceOptions: wire.choice_options.map(toChoiceOption),
  };
}

function toModuleType({ id: item, module_type, module }: WireItem): ModuleType {
  const type = module_type ?? module?.module_type;
  if (type === undefined) throw new Defect(`Item ${item} is of no module`);
  return type;
}

/** Variation prices are whole numbers of the currency; decimals are cut off. */
export function parseVariationPrice(raw: string | number, currency: Currency): Money {
  const whole = Number.parseInt(String(raw), 10);
  return fromDecimal(Number.isNaN(whole) ? 0 : Math.max(0, whole), currency);
}

function toPrice(decimal: number, currency: Currency): Money {
  const price = fromDecimal(decimal, currency);
  if (price.minor < 0) throw new Defect(`An item cannot cost ${decimal}`);
  return price;
}

type WireDiscount = Pick<WireItem, 'discount' | 'discount_type' | 'store_discount'> &
  Partial<Pick<WireItem, 'restaurant_discount'>>;

/** The store's discount, if any, replaces the item's own. */
export function toDiscount(wire: WireDiscount, currency: Currency): Discount {
  const storeShare = wire.store_discount ?? wire.restaurant_discount ?? null;
  return effectiveDiscount(
    ownDiscount(wire, currency),
    storeShare === null ? null : toShare(storeShare),
  );
}

function ownDiscount({ discount, discount_type }: WireDiscount, currency: Currency): Discount {
  if (discount <= 0) return NO_DISCOUNT;
  switch (discount_type) {
    case 'percent':
      return { type: 'percent', share: toShare(discount) };
    case 'amount':
      return { type: 'amount', off: fromDecimal(discount, currency) };
    default:
      return NO_DISCOUNT;
  }
}

/** A percentage as a share, clamped to 0 to 100 %. */
export const toShare = (percent: number): Rate =>
  rateOfPercent(Math.min(100, Math.max(0, percent)));

/** A missing or unreadable end means all day: a data error must not take an item off sale. */
function toTimeWindow(starts?: string | null, ends?: string | null): TimeWindow {
  const opens = parseTimeOfDay(starts ?? '');
  const closes = parseTimeOfDay(ends ?? '');
  return opens === null || closes === null ? ALL_DAY : { opens, closes };
}

/** An item with a first day is a campaign item. Without a last day it never ends. */
function toCampaign({
  available_date_starts: from,
  available_date_ends: to,
}: WireItem): Item['campaign'] {
  if (!from) return null;
  return { from: toDay(from), to: to ? toDay(to) : '9999-12-31' };
}

function toDay(text: string): string {
  const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?=$|[T ])/.exec(text)?.[0];
  if (day === undefined) throw new Defect(`Not a day: ${JSON.stringify(text)}`);
  return day;
}

/** An unreadable opening counts as unknown. */
function toClosedStore({ store_opens_at: text }: WireItem): ClosedStore {
  const [, year, month, day, time = ''] =
    /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d:\d\d)/.exec(text ?? '') ?? [];
  const minute = parseTimeOfDay(time);
  if (minute === null) return { opensAt: null };
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return { opensAt: plusDays({ ...date, minute }, 0) };
}

const toMaximum = (raw?: number | null): number | null => (raw && raw > 0 ? raw : null);

const toAddOn = (wire: WireItem['add_ons'][number], currency: Currency): AddOn => ({
  id: id(wire.id),
  storeId: id(wire.store_id),
  name: wire.name,
  price: wire.price > 0 ? fromDecimal(wire.price, currency) : money(0, currency),
});

const toFoodVariation = (
  wire: WireItem['food_variations'][number],
  currency: Currency,
): FoodVariation => ({
  name: wire.name,
  type: wire.type,
  required: wire.required === 'on',
  min: wire.min,
  max: wire.max,
  values: wire.values.map(({ label, optionPrice, stock }) => ({
    label,
    price: parseVariationPrice(optionPrice, currency),
    stock: stock ?? null,
  })),
});

const toGoodsVariation = (
  wire: WireItem['variations'][number],
  currency: Currency,
): GoodsVariation => ({
  type: wire.type,
  price: parseVariationPrice(wire.price, currency),
  stock: wire.stock,
});

const toChoiceOption = ({ title, options }: WireItem['choice_options'][number]): ChoiceOption => ({
  title,
  options,
});
