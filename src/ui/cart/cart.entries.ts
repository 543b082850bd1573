import { defineEntries } from '#ui/kernel/entries.tsx';
import { CartButton } from './parts/cart-button.tsx';

export const cartEntries = defineEntries([
  { slot: 'headerWidgets', position: 10, view: CartButton },
]);
