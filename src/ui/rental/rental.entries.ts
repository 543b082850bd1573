import { defineEntries } from '#ui/kernel/entries.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { TrackTripLink } from './parts/track-trip-link.tsx';
import { TripCartButton } from './parts/trip-cart-button.tsx';

const FoundRentals = lazyView(
  async () => (await import('./parts/found-rentals.tsx')).FoundRentals,
  ({ vehicles }) => vehicles(),
);

/** What this module adds around the pages. */
export const rentalEntries = defineEntries([
  { slot: 'results', position: 11, view: FoundRentals },
  { slot: 'headerTools', position: 11, view: TrackTripLink },
  { slot: 'headerWidgets', position: 11, view: TripCartButton },
]);
