import { defineEntries } from '#ui/kernel/entries.tsx';
import { TripCartButton } from './parts/trip-cart-button.tsx';

/** What this module adds around the pages. */
export const rentalEntries = defineEntries([
  { slot: 'headerWidgets', position: 11, view: TripCartButton },
]);
