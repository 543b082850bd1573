import { defineEntries } from '#ui/kernel/entries.tsx';
import { TrackTripLink } from './parts/track-trip-link.tsx';
import { TripCartButton } from './parts/trip-cart-button.tsx';

export const rentalEntries = defineEntries([
  { slot: 'headerTools', position: 11, view: TrackTripLink },
  { slot: 'headerWidgets', position: 11, view: TripCartButton },
]);
