import { defineEntries } from '#ui/kernel/entries.tsx';
import { HomeTab, MenuTab } from './parts/page-tabs.tsx';

export const shellTabs = defineEntries([
  { slot: 'tabs', position: 10, view: HomeTab },
  { slot: 'tabs', position: 50, view: MenuTab },
]);
