import { parseSearchTerm } from './search-term.ts';

export const SEARCH_TABS = ['items', 'stores'] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

/** Stores have no price to sort by. */
export const SEARCH_SORTS = {
  items: ['relevance', 'popular', 'rating', 'priceUp', 'priceDown'],
  stores: ['relevance', 'popular', 'rating'],
} as const;
export type SearchSort = (typeof SEARCH_SORTS)['items'][number];

export const SEARCH_DIETS = ['veg', 'non_veg'] as const;
export const SEARCH_OFFERS = ['discounted', 'freeDelivery', 'open'] as const;
export type SearchOffer = (typeof SEARCH_OFFERS)[number];

export type GoodsFilters = {
  readonly diet: (typeof SEARCH_DIETS)[number] | null;
  readonly offers: readonly SearchOffer[];
  readonly rating: number | null;
  /** The price shown on a card, in minor units; items only. */
  readonly price: { readonly min: number | null; readonly max: number | null };
};

/** The state of the results page, which its address holds completely. */
export type GoodsSearch = {
  readonly term: string;
  readonly tab: SearchTab;
  readonly filters: GoodsFilters;
  readonly sort: SearchSort;
  /** From 1. */
  readonly page: number;
};

export const NO_GOODS_FILTERS: GoodsFilters = {
  diet: null,
  offers: [],
  rating: null,
  price: { min: null, max: null },
};

const MAX_PAGES = 100_000;
const MAX_MINOR = 1_000_000_000;

/** Leaves out default values. */
export const goodsSearchParams = ({ term, tab, filters, sort, page }: GoodsSearch) => ({
  search: term,
  tab: tab === 'items' ? null : tab,
  ...goodsFilterParams(filters),
  sort: sort === 'relevance' ? null : sort,
  page: page === 1 ? null : page,
});

export const goodsFilterParams = ({ diet, offers, rating, price }: GoodsFilters) => ({
  diet,
  offers: offers.length > 0 ? offers.join(',') : null,
  rating,
  minPrice: price.min,
  maxPrice: price.max,
});

/** Returns null without a term; ignores unknown values. */
export function goodsSearchIn(params: URLSearchParams): GoodsSearch | null {
  const term = parseSearchTerm(params.get('search'));
  if (term === null) return null;
  const tab = oneOf(SEARCH_TABS, params.get('tab')) ?? 'items';
  return {
    term,
    tab,
    filters: goodsFiltersIn(params),
    sort: oneOf(SEARCH_SORTS[tab], params.get('sort')) ?? 'relevance',
    page: wholeIn(params.get('page'), 1, MAX_PAGES) ?? 1,
  };
}

/** Ignores unknown values. */
export function goodsFiltersIn(params: URLSearchParams): GoodsFilters {
  const offers = (params.get('offers') ?? '').split(',');
  return {
    diet: oneOf(SEARCH_DIETS, params.get('diet')),
    offers: SEARCH_OFFERS.filter((offer) => offers.includes(offer)),
    rating: ratingIn(params.get('rating')),
    price: priceIn(params.get('minPrice'), params.get('maxPrice')),
  };
}

/** Returns to the first page. */
export function narrowedGoods(
  search: GoodsSearch,
  change: {
    readonly filters?: Partial<GoodsFilters>;
    readonly sort?: SearchSort;
    readonly tab?: SearchTab;
  },
): GoodsSearch {
  const tab = change.tab ?? search.tab;
  const sort = change.sort ?? search.sort;
  return {
    ...search,
    tab,
    filters: { ...search.filters, ...change.filters },
    sort: oneOf(SEARCH_SORTS[tab], sort) ?? 'relevance',
    page: 1,
  };
}

/** Stores have no price to filter by. */
export const goodsFilterCount = (
  { diet, offers, rating, price }: GoodsFilters,
  tab: SearchTab,
): number =>
  Number(diet !== null) +
  offers.length +
  Number(rating !== null) +
  Number(tab === 'items' && (price.min !== null || price.max !== null));

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

function wholeIn(text: string | null, min: number, max: number): number | null {
  const number = /^\d{1,12}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
}

/** A minimum above the maximum counts as no filter. */
function priceIn(from: string | null, to: string | null): GoodsFilters['price'] {
  const [min, max] = [wholeIn(from, 0, MAX_MINOR), wholeIn(to, 0, MAX_MINOR)];
  return min !== null && max !== null && min > max ? NO_GOODS_FILTERS.price : { min, max };
}

const ratingIn = (text: string | null): number | null =>
  /^([1-5]|[0-4]\.5)$/.test(text ?? '') ? Number(text) : null;
