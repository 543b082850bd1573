import { defineEntries } from '#ui/kernel/entries.tsx';
import { AccountMenu } from './parts/account-menu.tsx';

/** What this module adds around the pages. */
export const accountEntries = defineEntries([
  { slot: 'headerWidgets', position: 20, view: AccountMenu, wideOnly: true },
]);
