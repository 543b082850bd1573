import { defineEntries } from '#ui/kernel/entries.tsx';
import { SearchTab } from './parts/search-tab.tsx';

export const catalogueTabs = defineEntries([{ slot: 'tabs', position: 20, view: SearchTab }]);
