import type { Insertable } from 'kysely';
import type { GoodsVariationRow } from '#server/kernel/schema.columns.ts';
import type {
  AddOnTable,
  FoodVariationTable,
  FoodVariationValueTable,
  GoodsVariationTable,
  ItemCategoryTable,
  ItemTable,
  ReviewTable,
} from '#server/kernel/schema.ts';
import { parseUnitSize } from '#domain/catalogue/unit-price.ts';
import { chanceOf, type Chance } from './chance.ts';
import { factInHindi, factsInHindi } from './facts-in-hindi.ts';
import type { InHindi } from './in-hindi.ts';
import type { Product } from './product.ts';
import type { StorePlan } from './store-plan.ts';
import { reviewWith } from './voices.ts';

export type ItemRows = {
  readonly item: InHindi<Insertable<ItemTable>, 'name' | 'description'>[];
  readonly goods_variation: Insertable<GoodsVariationTable>[];
  readonly food_variation: InHindi<Insertable<FoodVariationTable>, 'name'>[];
  readonly food_variation_value: InHindi<Insertable<FoodVariationValueTable>, 'label'>[];
  readonly item_category: Insertable<ItemCategoryTable>[];
  readonly add_on: InHindi<Insertable<AddOnTable>, 'name'>[];
  readonly review: Insertable<ReviewTable>[];
};

type Facts = {
  readonly store: number;
  readonly module: number;
  readonly now: Date;
  readonly firstItem: number;
  readonly firstAddOn: number;
  readonly firstReview: number;
  readonly firstGroup: number;
  readonly firstValue: number;
  readonly categoryIds: (key: string) => readonly number[];
  /** "2026-11-21", this many days from today. */
  readonly dayFromToday: (days: number) => string;
};

const FOOD = 1;
const DAY = 86_400_000;

/** A store's items with their dependent rows. */
export function itemRowsOf(plan: StorePlan, facts: Facts): ItemRows {
  const rows = noItemRows();
  for (const [index, product] of plan.sells.entries()) {
    const chance = chanceOf(`${plan.name}: ${product.name}`);
    const item = facts.firstItem + index;
    const reviews = reviewRows(item, plan, facts, chance);
    for (const review of reviews) {
      rows.review.push({ id: facts.firstReview + rows.review.length, ...review });
    }
    const goods = pricedGoods(product, plan.prices ?? 1);
    rows.item.push(itemRow(item, product, goods, plan, facts, chance, reviews));
    rows.goods_variation.push(
      ...goods.map((one, at) => ({ item_id: item, position: at + 1, ...one })),
    );
    addGroups(rows, item, product, facts);
    rows.item_category.push(
      ...facts.categoryIds(product.category).map((category) => ({
        ...{ item_id: item, category_id: category },
      })),
    );
    for (const extra of product.extras ?? []) {
      rows.add_on.push({
        ...{ id: facts.firstAddOn + rows.add_on.length, store_id: facts.store, item_id: item },
        ...{ name: extra.name, name_hi: extra.nameHi, price: extra.price, active: true },
      });
    }
  }
  return rows;
}

export const noItemRows = (): ItemRows => ({
  ...{ item: [], goods_variation: [], food_variation: [], food_variation_value: [] },
  ...{ item_category: [], add_on: [], review: [] },
});

/** Variation groups of a dish with their values. */
function addGroups(rows: ItemRows, item: number, { choices = [] }: Product, facts: Facts): void {
  for (const [at, { values, ...group }] of choices.entries()) {
    const id = facts.firstGroup + rows.food_variation.length;
    rows.food_variation.push({ ...group, id, item_id: item, position: at + 1 });
    for (const [place, value] of values.entries()) {
      rows.food_variation_value.push({
        ...{ stock: null, ...value },
        ...{ food_variation_id: id, position: place + 1 },
        id: facts.firstValue + rows.food_variation_value.length,
      });
    }
  }
}

type Review = Omit<Insertable<ReviewTable>, 'id'>;

/** Every other item has reviews. */
function reviewRows(item: number, plan: StorePlan, facts: Facts, chance: Chance): Review[] {
  const count = chance.happens(0.5) ? chance.between(3, 14) : 0;
  return Array.from({ length: count }, () => {
    const voice = reviewWith(plan.stars, facts.module === FOOD ? 'meals' : 'goods', chance);
    return {
      ...{ item_id: item, customer_id: null, customer_name: voice.name },
      ...{ rating: voice.rating, comment: voice.comment, reply: voice.reply },
      created_at: new Date(facts.now.getTime() - chance.between(1, 300) * DAY),
    };
  });
}

function itemRow(
  item: number,
  product: Product,
  goods: readonly GoodsVariationRow[],
  plan: StorePlan,
  facts: Facts,
  chance: Chance,
  reviews: readonly Review[],
): ItemRows['item'][number] {
  const cheapest = goods.length > 0 ? Math.min(...goods.map(({ price }) => price)) : null;
  const price = cheapest ?? priceAt(product.price, plan.prices ?? 1);
  const { type = 'percent', value = 0 } = product.discount ?? {};
  return {
    ...{ id: item, store_id: facts.store, name: product.name, name_hi: product.nameHi },
    ...{ description: product.about, description_hi: product.aboutHi },
    image: `/pictures/${product.picture}-320.webp`,
    ...{ price, discount_type: type, discount: value },
    ...{ veg: product.veg, halal: product.halal ?? false, organic: product.organic ?? false },
    recommended: product.recommended ?? false,
    ...lists(product),
    ...{ unit: product.unit ?? null, unit_hi: unitInHindi(product) },
    ...{ opens: product.served?.[0] ?? null, closes: product.served?.[1] ?? null },
    campaign_from: product.campaign ? facts.dayFromToday(product.campaign[0]) : null,
    campaign_to: product.campaign ? facts.dayFromToday(product.campaign[1]) : null,
    schedulable: product.schedulable ?? false,
    stock: stockOf(product, goods, chance),
    maximum: product.maximum ?? null,
    needs_prescription: product.prescription ?? false,
    choice_options: JSON.stringify(product.goods?.questions ?? []),
    ...rated(reviews),
    order_count: chance.between(0, 240) + (product.recommended ? 220 : 0),
    active: true,
    created_at: new Date(facts.now.getTime() - chance.between(2, plan.weeks * 7) * DAY),
  };
}

/** Null for a measurable unit, which the app formats for the reader. */
const unitInHindi = ({ unit }: Product): string | null =>
  unit === undefined || parseUnitSize(unit) ? null : factInHindi(unit);

const lists = ({ generic = [], nutrition = [], allergies = [], tags = [], category }: Product) => ({
  generic_names: JSON.stringify(generic),
  ...{ nutrition: JSON.stringify(nutrition), nutrition_hi: factsInHindi(nutrition) },
  ...{ allergies: JSON.stringify(allergies), allergies_hi: factsInHindi(allergies) },
  tags: JSON.stringify([category, ...tags]),
});

/** A store's own price ends in 5 or 9 cents, as prices do. */
const priceAt = (cents: number, share: number): number =>
  share === 1 ? cents : Math.round((cents * share) / 10) * 10 - 1;

/** Prices of variations stay whole dollars. */
const pricedGoods = ({ goods }: Product, share: number) =>
  (goods?.kinds ?? []).map((kind) => ({
    ...kind,
    price: Math.max(100, Math.round((kind.price * share) / 100) * 100),
  }));

function stockOf(
  { stock }: Product,
  goods: readonly { readonly stock: number }[],
  chance: Chance,
): number {
  if (goods.length > 0) return goods.reduce((sum, kind) => sum + kind.stock, 0);
  return stock ?? chance.between(12, 160);
}

/** The average of the reviews. */
function rated(reviews: readonly Review[]) {
  const sum = reviews.reduce((stars, { rating }) => stars + rating, 0);
  const rating = reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 100) / 100;
  return { rating, rating_count: reviews.length };
}
