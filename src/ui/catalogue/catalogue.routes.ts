import { lazyView } from '#ui/kernel/lazy-view.ts';
import { defineRoutes } from '#ui/kernel/routes.ts';
import { messages } from './pages/titles.messages.ts';

const HomePage = lazyView(async () => (await import('./pages/home-page.tsx')).HomePage);
const StorePage = lazyView(async () => (await import('./pages/store-page.tsx')).StorePage);
const StoreListPage = lazyView(
  async () => (await import('./pages/store-list-page.tsx')).StoreListPage,
);

const CategoriesPage = lazyView(
  async () => (await import('./pages/categories-page.tsx')).CategoriesPage,
);
const CategoryPage = lazyView(async () => (await import('./pages/category-page.tsx')).CategoryPage);
const SearchPage = lazyView(
  async () => (await import('./pages/search-page.tsx')).SearchPage,
  ({ search }) => search(),
);

const InterestsPage = lazyView(
  async () => (await import('./pages/interests-page.tsx')).InterestsPage,
);

export const catalogueRoutes = defineRoutes({
  home: {
    title: messages.home,
    needs: 'place and module',
    view: HomePage,
  },
  categories: {
    title: messages.categories,
    needs: 'place and module',
    view: CategoriesPage,
  },
  category: {
    title: messages.category,
    needs: 'place and module',
    view: CategoryPage,
  },
  interests: {
    title: messages.interests,
    needs: 'place and module',
    view: InterestsPage,
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
  search: {
    title: messages.search,
    needs: 'place',
    view: SearchPage,
  },
  store: {
    title: messages.store,
    needs: 'place',
    view: StorePage,
  },
});
