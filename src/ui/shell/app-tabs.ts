import { cartTabs } from '#ui/cart/cart.tabs.ts';
import { catalogueTabs } from '#ui/catalogue/catalogue.tabs.ts';
import type { Entry } from '#ui/kernel/entries.tsx';
import { orderingTabs } from '#ui/ordering/ordering.tabs.ts';
import { rentalTabs } from '#ui/rental/rental.tabs.ts';
import { shellTabs } from './shell.tabs.ts';

export const appTabs: readonly Entry<'tabs' | 'foot'>[] = [
  ...shellTabs,
  ...catalogueTabs,
  ...cartTabs,
  ...orderingTabs,
  ...rentalTabs,
];
