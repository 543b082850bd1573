import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type * as v from 'valibot';
import type * as contract from '#contract/catalogue.ts';
import type { Currency } from '#domain/kernel/money.ts';

/** Filters for search results and for lists of stores. */
export type Narrowing = {
  readonly veg: boolean;
  readonly nonVeg: boolean;
  readonly discounted: boolean;
  readonly freeDelivery: boolean;
  readonly open: boolean;
  /** Minimum of stars; 0 for any. */
  readonly rating: number;
};

export const NOT_NARROWED: Narrowing = {
  ...{ veg: false, nonVeg: false, discounted: false, freeDelivery: false, open: false },
  rating: 0,
};

export const narrowingOf = ({
  filter,
  rating_count: rating,
}: v.InferOutput<typeof contract.narrowing>): Narrowing => ({
  veg: filter.includes('veg'),
  nonVeg: filter.includes('non_veg'),
  discounted: filter.includes('discounted'),
  freeDelivery: filter.includes('free_delivery'),
  open: filter.includes('available_now'),
  rating,
});

/** Price limits in minor units; null for none. */
type PriceRange = { readonly minPrice: number | null; readonly maxPrice: number | null };
export type ItemNarrowing = Narrowing & PriceRange;

export function itemNarrowingOf(
  query: v.InferOutput<typeof contract.itemNarrowing>,
  { digits }: Currency,
): ItemNarrowing {
  const minor = (amount: number | undefined) =>
    amount === undefined ? null : Math.round(amount * 10 ** digits);
  return {
    ...narrowingOf(query),
    minPrice: minor(query.min_price),
    maxPrice: minor(query.max_price),
  };
}

/** Columns for the filters. */
type NarrowedBy = Readonly<
  Record<'veg' | 'nonVeg' | 'discounted' | 'freeDelivery', RawBuilder<SqlBool>> & {
    rating: RawBuilder<number>;
    price?: RawBuilder<number>;
  }
>;

/** Conditions for the database. `open` depends on the time and is left to the list. */
export function conditionsOf(
  { minPrice = null, maxPrice = null, ...narrowing }: Narrowing & Partial<PriceRange>,
  { rating, price, ...of }: NarrowedBy,
): readonly RawBuilder<SqlBool>[] {
  const flags = ['veg', 'nonVeg', 'discounted', 'freeDelivery'] as const;
  return [
    ...flags.filter((flag) => narrowing[flag]).map((flag) => of[flag]),
    ...(narrowing.rating > 0 ? [sql<SqlBool>`${rating} >= ${narrowing.rating}::real`] : []),
    ...(price && minPrice !== null ? [sql<SqlBool>`${price} >= ${minPrice}`] : []),
    ...(price && maxPrice !== null ? [sql<SqlBool>`${price} <= ${maxPrice}`] : []),
  ];
}
