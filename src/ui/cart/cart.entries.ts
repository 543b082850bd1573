import { defineEntries } from '#ui/kernel/entries.tsx';
import { CartButton } from './parts/cart-button.tsx';
import { CartFoot } from './parts/cart-foot.tsx';
import { CartTab } from './parts/cart-tab.tsx';

/** What this module adds around the pages. */
export const cartEntries = defineEntries([
  { slot: 'headerWidgets', position: 10, view: CartButton },
  { slot: 'foot', position: 10, view: CartFoot },
  { slot: 'tabs', position: 30, view: CartTab },
]);
