import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type * as v from 'valibot';
import type * as contract from '#contract/catalogue.ts';
import type { Currency } from '#domain/kernel/money.ts';

/** By what results of a search and lists of stores are narrowed alike. */
export type Narrowing = {
  readonly veg: boolean;
  readonly nonVeg: boolean;
  readonly discounted: boolean;
  readonly freeDelivery: boolean;
  readonly open: boolean;
  /** Stars at least; 0 for any. */
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

/** What an item costs at least and at most, in minor units; null for any. */
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

/** What of a row the parts of a narrowing are held against. */
type NarrowedBy = Readonly<
  Record<'veg' | 'nonVeg' | 'discounted' | 'freeDelivery', RawBuilder<SqlBool>> & {
    rating: RawBuilder<number>;
    price?: RawBuilder<number>;
  }
>;

/** The narrowing said to the database; `open` depends on the time, and is left to the list. */
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
