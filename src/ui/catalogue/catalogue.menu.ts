import { defineEntries } from '#ui/kernel/entries.tsx';
import { CategoriesEntries } from './parts/menu-categories.tsx';
import { HomeEntry, LatestStoresEntries, PopularStoresEntries } from './parts/menu-stores.tsx';

export const catalogueMenu = defineEntries([
  { slot: 'menu', position: 10, view: HomeEntry },
  { slot: 'menu', position: 25, view: CategoriesEntries },
  { slot: 'menu', position: 30, view: LatestStoresEntries },
  { slot: 'menu', position: 40, view: PopularStoresEntries },
]);
