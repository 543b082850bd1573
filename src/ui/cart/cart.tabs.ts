import { defineEntries } from '#ui/kernel/entries.tsx';
import { CartFoot } from './parts/cart-foot.tsx';
import { CartTab } from './parts/cart-tab.tsx';

export const cartTabs = defineEntries([
  { slot: 'foot', position: 10, view: CartFoot },
  { slot: 'tabs', position: 30, view: CartTab },
]);
