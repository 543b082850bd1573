import { defineEntries } from '#ui/kernel/entries.tsx';
import { OrdersTab } from './parts/orders-tab.tsx';

export const orderingTabs = defineEntries([{ slot: 'tabs', position: 40, view: OrdersTab }]);
