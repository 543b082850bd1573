import { defineEntries } from '#ui/kernel/entries.tsx';
import { AccountMenu } from './parts/account-menu.tsx';

export const accountEntries = defineEntries([
  { slot: 'headerWidgets', position: 20, view: AccountMenu, wideOnly: true },
]);
