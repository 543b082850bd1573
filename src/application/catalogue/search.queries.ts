import { inAnyModule, type Query, type ReadScope } from '#application/kernel/query.ts';
import { narrowedGoods, type GoodsSearch } from '#domain/catalogue/goods-search.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { Store } from '#domain/catalogue/store.ts';
import type { FoundPage, SearchReader } from './search-reader.port.ts';

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
