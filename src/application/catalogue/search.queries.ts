import {
  inAnyModule,
  type Page,
  type Query,
  type Read,
  type ReadScope,
} from '#application/kernel/query.ts';
import { narrowedGoods, type GoodsSearch } from '#domain/catalogue/goods-search.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { Store } from '#domain/catalogue/store.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Discount } from '#domain/pricing/discount.ts';

export type SuggestedItem = {
  readonly id: number;
  readonly name: string;
  readonly storeName: string;
  readonly image: string;
  readonly price: Money;
  readonly discount: Discount;
  readonly moduleId: ModuleId;
};
export type SuggestedStore = {
  readonly id: number;
  readonly name: string;
  readonly logo: string;
  readonly moduleId: ModuleId;
};
export type SuggestedVehicle = {
  readonly id: number;
  readonly name: string;
  readonly providerName: string;
  readonly image: string;
};
export type SuggestedProvider = {
  readonly id: number;
  readonly name: string;
  readonly logo: string;
};
export type Suggestions = {
  readonly items: readonly SuggestedItem[];
  readonly stores: readonly SuggestedStore[];
  readonly vehicles: readonly SuggestedVehicle[];
  readonly providers: readonly SuggestedProvider[];
  /** The corrected query, where the typed one matches no name. */
  readonly corrected: string | null;
};

export const NO_SUGGESTIONS: Suggestions = {
  ...{ items: [], stores: [], vehicles: [], providers: [] },
  corrected: null,
};

export type FoundPage<Row> = Page<Row> & {
  /** True where there are more rows than are counted. */
  readonly hasMore: boolean;
  /** The corrected query, where the given one matches no name. */
  readonly corrected: string | null;
};

/**
 * Searches items and stores of every module in the current zone, in the current language. In the
 * rental module, suggests vehicles and providers instead.
 */
export interface SearchReader {
  suggest(term: string, signal: AbortSignal): Read<Suggestions>;
  items(search: Omit<GoodsSearch, 'tab'>): Read<FoundPage<Item>>;
  stores(search: Omit<GoodsSearch, 'tab'>): Read<FoundPage<Store>>;
}

export type SearchQueries = ReturnType<typeof createSearchQueries>;

export const createSearchQueries = (reader: SearchReader) => ({
  items: (scope: ReadScope, search: GoodsSearch): Query<FoundPage<Item>> => {
    const { tab, ...asked } =
      search.tab === 'items' ? search : narrowedGoods(search, { tab: 'items' });
    return {
      key: ['items', inAnyModule(scope), 'search', tab, listOf(asked), asked.page],
      read: () => reader.items(asked),
    };
  },
  stores: (scope: ReadScope, search: GoodsSearch): Query<FoundPage<Store>> => {
    const listed = search.tab === 'stores' ? search : narrowedGoods(search, { tab: 'stores' });
    // Stores have no price.
    const { tab, ...asked } = narrowedPrice(listed);
    return {
      key: ['stores', inAnyModule(scope), 'search', tab, listOf(asked), asked.page],
      read: () => reader.stores(asked),
    };
  },
});

const listOf = ({ page: _, ...list }: Omit<GoodsSearch, 'tab'>) => list;

const narrowedPrice = (search: GoodsSearch): GoodsSearch => ({
  ...search,
  filters: { ...search.filters, price: { min: null, max: null } },
});
