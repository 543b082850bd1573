import type { ItemSort, StoreListName } from '#application/catalogue/catalogue-reader.port.ts';

/** The orders of stores, and which of the lists each of them is. */
export const STORE_LISTS = {
  relevance: 'all',
  popular: 'popular',
  topRated: 'topRated',
  newest: 'latest',
} as const satisfies Record<string, StoreListName>;

export type SortName = ItemSort | keyof typeof STORE_LISTS;
export type Sorts = readonly [SortName, ...SortName[]];

/** In which orders a page shows stores. The first is the order that it comes in. */
export const STORE_SORTS = {
  latestStores: ['newest', 'popular', 'topRated'],
  popularStores: ['popular', 'topRated', 'newest'],
  category: ['relevance', 'popular', 'topRated', 'newest'],
} as const;

/** The order that an address says; the first of them where it says none. */
export const sortIn = <const Values extends Sorts>(
  sorts: Values,
  said: string | null,
): Values[number] => sorts.find((one) => one === said) ?? sorts[0];
