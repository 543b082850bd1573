import { defineEntries } from '#ui/kernel/entries.tsx';
import { SearchTab } from './parts/search-tab.tsx';

/** What this module adds at the foot of a phone's window, whose code no other window fetches. */
export const catalogueTabs = defineEntries([{ slot: 'tabs', position: 20, view: SearchTab }]);
