import { lazyView } from '#ui/kernel/lazy-view.ts';
import { defineRoutes } from '#ui/kernel/routes.ts';
import { HomePage } from './pages/home-page.tsx';
import { StorePage } from './pages/store-page.tsx';
import { messages } from './pages/titles.messages.ts';

const StoreListPage = lazyView(
  async () => (await import('./pages/store-list-page.tsx')).StoreListPage,
);

/** The pages of this module. */
export const catalogueRoutes = defineRoutes({
  home: {
    title: messages.home,
    needs: 'place and module',
    view: HomePage,
  },
  latestStores: {
    title: messages.latestStores,
    needs: 'place and module',
    view: StoreListPage,
  },
  popularStores: {
    title: messages.popularStores,
    needs: 'place and module',
    view: StoreListPage,
  },
  store: {
    title: messages.store,
    needs: 'place',
    view: StorePage,
  },
});
