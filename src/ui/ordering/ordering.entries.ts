import { defineEntries } from '#ui/kernel/entries.tsx';
import { OrderAgainShelf } from './parts/order-again-shelf.tsx';
import { TrackOrderLink } from './parts/track-order-link.tsx';

export const orderingEntries = defineEntries([
  { slot: 'headerTools', position: 10, view: TrackOrderLink },
  { slot: 'home', position: 10, view: OrderAgainShelf },
]);
