import { defineEntries } from '#ui/kernel/entries.tsx';
import { MyOrdersEntry } from './parts/my-orders-entry.tsx';
import { OrderAgainShelf } from './parts/order-again-shelf.tsx';
import { TrackOrderLink } from './parts/track-order-link.tsx';

/** What this module adds around the pages. */
export const orderingEntries = defineEntries([
  { slot: 'headerTools', position: 10, view: TrackOrderLink },
  { slot: 'accountMenu', position: 10, view: MyOrdersEntry },
  { slot: 'home', position: 10, view: OrderAgainShelf },
]);
