import type { ItemSort, StoreListName } from '#application/catalogue/catalogue.queries.ts';

export const STORE_LISTS = {
  relevance: 'all',
  popular: 'popular',
  topRated: 'topRated',
  newest: 'latest',
} as const satisfies Record<string, StoreListName>;

export type SortName = ItemSort | keyof typeof STORE_LISTS;
export type Sorts = readonly [SortName, ...SortName[]];

export const STORE_SORTS = {
  latestStores: ['newest', 'popular', 'topRated'],
  popularStores: ['popular', 'topRated', 'newest'],
  category: ['relevance', 'popular', 'topRated', 'newest'],
} as const;

export const sortIn = <const Values extends Sorts>(
  sorts: Values,
  said: string | null,
): Values[number] => sorts.find((one) => one === said) ?? sorts[0];
