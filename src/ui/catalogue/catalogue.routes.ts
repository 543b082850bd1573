import { parseId } from '#domain/kernel/id.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { defineRoutes } from '#ui/kernel/routes.ts';
import { HomePage } from './pages/home-page.tsx';
import { StorePage } from './pages/store-page.tsx';
import { messages } from './pages/titles.messages.ts';
import { SIZES } from './picture-sizes.ts';

const StoreListPage = lazyView(
  async () => (await import('./pages/store-list-page.tsx')).StoreListPage,
);

/** The pages of this module. */
export const catalogueRoutes = defineRoutes({
  home: {
    title: messages.home,
    needs: 'place and module',
    view: HomePage,
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
  latestStores: {
    title: messages.latestStores,
    needs: 'place and module',
    view: StoreListPage,
    reads: ({ queries, scope }) => [queries.catalogue.stores(scope, 'latest', 1)],
    picture: SIZES.storeCard,
  },
  popularStores: {
    title: messages.popularStores,
    needs: 'place and module',
    view: StoreListPage,
    reads: ({ queries, scope }) => [queries.catalogue.stores(scope, 'popular', 1)],
    picture: SIZES.storeCard,
  },
  store: {
    title: messages.store,
    needs: 'place',
    view: StorePage,
    reads: ({ queries: { catalogue }, scope, params }) => {
      const id = parseId<'Store'>(params.id);
      if (id === null) return [];
      const store = catalogue.store(scope, id);
      return scope.moduleId === null ? [store] : [store, catalogue.storeItems(scope, id, ALL, 1)];
    },
    picture: SIZES.cover,
  },
});

/** What a store sells, as its page lists it before anything is narrowed. */
const ALL = { category: null, diet: 'all', name: '' } as const;
