import { defineEntries } from '#ui/kernel/entries.tsx';
import { HeaderSearch } from './parts/header-search.tsx';
import { SearchTab } from './parts/search-tab.tsx';

/** What this module adds around the pages. */
export const catalogueEntries = defineEntries([
  { slot: 'headerStart', position: 20, view: HeaderSearch },
  { slot: 'tabs', position: 20, view: SearchTab },
]);
