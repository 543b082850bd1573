import type { Insertable } from 'kysely';
import type * as Table from '#server/kernel/schema.ts';
import { chanceOf, type Chance } from './chance.ts';
import type { Product } from './product.ts';
import type { StorePlan } from './store-plan.ts';
import { voiceOn } from './voices.ts';

export type ItemRows = {
  readonly item: Insertable<Table.ItemTable>[];
  readonly item_category: Insertable<Table.ItemCategoryTable>[];
  readonly add_on: Insertable<Table.AddOnTable>[];
  readonly review: Insertable<Table.ReviewTable>[];
};

type Facts = {
  readonly store: number;
  readonly module: number;
  readonly now: Date;
  readonly firstItem: number;
  readonly firstAddOn: number;
  readonly firstReview: number;
  readonly categoryIds: (key: string) => readonly number[];
  /** "2026-11-21", days from today. */
  readonly dayFromToday: (days: number) => string;
};

const FOOD = 1;
const DAY = 86_400_000;

/** A store's shelf as rows: its items, and what belongs to them. */
export function itemRowsOf(plan: StorePlan, facts: Facts): ItemRows {
  const rows: ItemRows = { item: [], item_category: [], add_on: [], review: [] };
  for (const [index, product] of plan.sells.entries()) {
    const chance = chanceOf(`${plan.name}: ${product.name}`);
    const item = facts.firstItem + index;
    const reviews = reviewRows(item, plan, facts, chance);
    for (const review of reviews) {
      rows.review.push({ id: facts.firstReview + rows.review.length, ...review });
    }
    rows.item.push(itemRow(item, product, plan, facts, chance, reviews));
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

type Review = Omit<Insertable<Table.ReviewTable>, 'id'>;

/** About every third item has been written about. */
function reviewRows(item: number, plan: StorePlan, facts: Facts, chance: Chance): Review[] {
  const count = chance.happens(0.36) ? chance.between(3, 14) : 0;
  return Array.from({ length: count }, () => {
    const voice = voiceOn(plan.loved, facts.module === FOOD, chance);
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
  plan: StorePlan,
  facts: Facts,
  chance: Chance,
  reviews: readonly Review[],
): Insertable<Table.ItemTable> {
  const goods = pricedGoods(product, plan.prices ?? 1);
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
    unit: product.unit ?? null,
    ...{ opens: product.served?.[0] ?? null, closes: product.served?.[1] ?? null },
    campaign_from: product.campaign ? facts.dayFromToday(product.campaign[0]) : null,
    campaign_to: product.campaign ? facts.dayFromToday(product.campaign[1]) : null,
    schedulable: product.schedulable ?? false,
    stock: stockOf(product, goods, chance),
    maximum: product.maximum ?? null,
    needs_prescription: product.prescription ?? false,
    food_variations: JSON.stringify(product.choices ?? []),
    goods_variations: JSON.stringify(goods),
    choice_options: JSON.stringify(product.goods?.questions ?? []),
    ...rated(reviews, plan, chance),
    order_count: chance.between(0, 240) + (product.recommended ? 220 : 0),
    active: true,
    created_at: new Date(facts.now.getTime() - chance.between(2, plan.weeks * 7) * DAY),
  };
}

const lists = ({ generic = [], nutrition = [], allergies = [], tags = [], category }: Product) => ({
  generic_names: JSON.stringify(generic),
  nutrition: JSON.stringify(nutrition),
  allergies: JSON.stringify(allergies),
  tags: JSON.stringify([category, ...tags]),
});

/** A store's own price ends as prices do: in 5 or 9 cents, never lower than what it cost to print. */
const priceAt = (cents: number, share: number): number =>
  share === 1 ? cents : Math.round((cents * share) / 10) * 10 - 1;

/** Prices of kinds stay whole dollars. */
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

/** Where customers wrote, the stars are theirs; elsewhere some have rated without a word. */
function rated(reviews: readonly Review[], { loved }: StorePlan, chance: Chance) {
  if (reviews.length > 0) {
    const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
    return { rating: Math.round(mean * 100) / 100, rating_count: reviews.length };
  }
  const count = chance.happens(0.2) ? 0 : chance.between(1, 48);
  const rating = Math.max(3, Math.min(5, loved + (chance.next() - 0.5) * 0.8));
  return { rating: count === 0 ? 0 : Math.round(rating * 10) / 10, rating_count: count };
}
