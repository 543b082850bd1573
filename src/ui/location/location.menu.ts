import { defineEntries } from '#ui/kernel/entries.tsx';
import { AddressesMenuEntry } from './parts/addresses-menu-entry.tsx';

/** What this module adds to the menu of narrow windows, whose code comes when it is first opened. */
export const locationMenu = defineEntries([
  { slot: 'menu', position: 23, view: AddressesMenuEntry },
]);
