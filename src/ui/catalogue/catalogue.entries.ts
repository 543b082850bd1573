import { defineEntries } from '#ui/kernel/entries.tsx';
import { HeaderSearch } from './parts/header-search.tsx';

/** What this module adds around the pages. */
export const catalogueEntries = defineEntries([
  { slot: 'headerStart', position: 20, view: HeaderSearch },
]);
