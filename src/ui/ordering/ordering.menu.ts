import { defineEntries } from '#ui/kernel/entries.tsx';
import { OrdersMenuEntry } from './parts/orders-menu-entry.tsx';

/** What this module adds to the menu of narrow windows, whose code comes when it is first opened. */
export const orderingMenu = defineEntries([{ slot: 'menu', position: 20, view: OrdersMenuEntry }]);
