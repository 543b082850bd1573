import { defineEntries } from '#ui/kernel/entries.tsx';
import { RecentlyViewed } from './parts/recently-viewed.tsx';
import { HeaderSearch } from './parts/header-search.tsx';

export const catalogueEntries = defineEntries([
  { slot: 'headerStart', position: 20, view: HeaderSearch },
  { slot: 'home', position: 20, view: RecentlyViewed },
]);
