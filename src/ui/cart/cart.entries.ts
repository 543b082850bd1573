import { defineEntries } from '#ui/kernel/entries.tsx';
import { CartButton } from './parts/cart-button.tsx';

/** What this module adds around the pages. */
export const cartEntries = defineEntries([
  { slot: 'headerWidgets', position: 10, view: CartButton },
]);
