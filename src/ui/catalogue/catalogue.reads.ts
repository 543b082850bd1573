import { ITEM_SORTS } from '#application/catalogue/catalogue.queries.ts';
import { goodsSearchIn } from '#domain/catalogue/goods-search.ts';
import { sellsItems } from '#domain/catalogue/module.ts';
import { parseId } from '#domain/kernel/id.ts';
import { saysOnly, type AllPageReads, type PageVisit, type Reads } from '#ui/kernel/page-reads.ts';
import { sortIn, STORE_LISTS, STORE_SORTS } from './list-sorts.ts';
import { itemFiltersIn, storeFiltersIn } from './use-list-filters.ts';
import { listParamsIn } from './use-list-params.ts';
import { SIZES } from './picture-sizes.ts';

const STORE_LINK = ['id', 'module_id', 'module_type', 'store_zone_id', 'lat', 'lng'];
/** Filters and order of lists. Lists that were paged further render in the browser only. */
const LIST = ['sort', 'diet', 'offers', 'rating', 'minPrice', 'maxPrice'];

const ofGoodsSaying =
  (...names: readonly string[]) =>
  ({ moduleType, query }: PageVisit): boolean =>
    moduleType !== null && sellsItems(moduleType) && saysOnly(...names)({ query });

const listOfStores =
  (page: 'latestStores' | 'popularStores'): Reads =>
  ({ queries: { catalogue }, scope, query, marksDiet }) => {
    const { category, sort } = listParamsIn(query);
    const list = STORE_LISTS[sortIn(STORE_SORTS[page], sort)];
    const filters = storeFiltersIn(query, marksDiet);
    const stores = catalogue.stores(scope, list, 1, { category, filters });
    return category === null ? [stores] : [stores, catalogue.categories(scope)];
  };

export const catalogueReads = {
  home: {
    reads: ({ queries: { catalogue }, scope }) => [
      catalogue.banners(scope),
      catalogue.featuredCategories(scope),
      catalogue.stores(scope, 'popular', 1),
      catalogue.items(scope, 'recommended', []),
      catalogue.stores(scope, 'latest', 1),
      catalogue.items(scope, 'discounted', []),
    ],
    picture: SIZES.banner,
    rendered: ofGoodsSaying(),
  },
  categories: {
    reads: () => [],
    byQuery: {
      reads: ({ queries, scope, query }) => [
        queries.catalogue.categories(scope, listParamsIn(query).searchTerm.trim()),
      ],
    },
    rendered: ofGoodsSaying('q'),
  },
  category: {
    reads: ({ queries, scope }) => [queries.catalogue.categories(scope)],
    byQuery: {
      reads: ({ queries: { catalogue }, scope, query, marksDiet }) => {
        const id = parseId<'Category'>(query.get('id'));
        if (id === null) return [];
        const { tab, sort, diet } = listParamsIn(query);
        if (tab === 'stores') {
          const list = STORE_LISTS[sortIn(STORE_SORTS.category, sort)];
          const filters = storeFiltersIn(query, marksDiet);
          return [catalogue.stores(scope, list, 1, { category: id, filters })];
        }
        const asked = {
          diet: marksDiet ? diet : 'all',
          sort: sortIn(ITEM_SORTS, sort),
          filters: itemFiltersIn(query),
        } as const;
        return [catalogue.categoryItems(scope, id, asked, 1)];
      },
    },
    // Only the answer tells whether the `category` is part of this one.
    rendered: ofGoodsSaying('id', 'name', 'tab', ...LIST),
  },
  latestStores: {
    reads: () => [],
    byQuery: { reads: listOfStores('latestStores'), picture: SIZES.storeCard },
    rendered: ofGoodsSaying('category', ...LIST),
  },
  popularStores: {
    reads: () => [],
    byQuery: { reads: listOfStores('popularStores'), picture: SIZES.storeCard },
    rendered: ofGoodsSaying('category', ...LIST),
  },
  /** Depends on the customer or their browser, so it has no prefetched reads. */
  interests: { reads: () => [], rendered: ofGoodsSaying() },
  search: {
    reads: () => [],
    byQuery: {
      reads: ({ queries: { search }, scope, query }) => {
        const asked = goodsSearchIn(query);
        return asked ? [search.items(scope, asked), search.stores(scope, asked)] : [];
      },
    },
    rendered: saysOnly('search', 'tab', 'page', ...LIST),
  },
  store: {
    reads: ({ queries: { catalogue }, scope, params }) => {
      const id = parseId<'Store'>(params.id);
      if (id === null) return [];
      const store = catalogue.store(scope, id);
      return scope.moduleId === null ? [store] : [store, catalogue.menu(scope, id, 'all')];
    },
    picture: SIZES.cover,
    // A link to another module's store chooses that module first, so the browser renders it.
    rendered: (visit) => visit.module !== null && ofGoodsSaying(...STORE_LINK)(visit),
  },
} satisfies AllPageReads;
