import { defineEntries } from '#ui/kernel/entries.tsx';
import { OrdersTab } from './parts/orders-tab.tsx';

/** What this module adds at the foot of a phone's window, whose code no other window fetches. */
export const orderingTabs = defineEntries([{ slot: 'tabs', position: 40, view: OrdersTab }]);
