import { defineEntries } from '#ui/kernel/entries.tsx';
import { OrdersMenuEntry } from './parts/orders-menu-entry.tsx';

export const orderingMenu = defineEntries([{ slot: 'menu', position: 20, view: OrdersMenuEntry }]);
