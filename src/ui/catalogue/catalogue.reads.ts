import { parseId } from '#domain/kernel/id.ts';
import type { AllPageReads } from '#ui/kernel/page-reads.ts';
import { SIZES } from './picture-sizes.ts';

/** What the pages of this module read first. */
export const catalogueReads = {
  home: {
    reads: ({ queries: { catalogue }, scope }) => [
      catalogue.banners(scope),
      catalogue.featuredCategories(scope),
      catalogue.stores(scope, 'popular', 1),
      catalogue.items(scope, 'recommended'),
      catalogue.stores(scope, 'latest', 1),
      catalogue.items(scope, 'discounted'),
    ],
    picture: SIZES.banner,
  },
  categories: {
    reads: () => [],
    plain: { reads: ({ queries, scope }) => [queries.catalogue.categories(scope)] },
  },
  category: {
    reads: ({ queries, scope }) => [queries.catalogue.categories(scope)],
  },
  latestStores: {
    reads: () => [],
    plain: {
      reads: ({ queries, scope }) => [queries.catalogue.stores(scope, 'latest', 1)],
      picture: SIZES.storeCard,
    },
  },
  popularStores: {
    reads: () => [],
    plain: {
      reads: ({ queries, scope }) => [queries.catalogue.stores(scope, 'popular', 1)],
      picture: SIZES.storeCard,
    },
  },
  store: {
    reads: ({ queries: { catalogue }, scope, params }) => {
      const id = parseId<'Store'>(params.id);
      if (id === null) return [];
      const store = catalogue.store(scope, id);
      return scope.moduleId === null ? [store] : [store, catalogue.menu(scope, id, 'all')];
    },
    picture: SIZES.cover,
  },
} satisfies AllPageReads;
