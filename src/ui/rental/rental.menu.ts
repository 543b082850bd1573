import { defineEntries } from '#ui/kernel/entries.tsx';
import { LatestProvidersEntries, PopularProvidersEntries } from './parts/menu-providers.tsx';
import { TripsMenuEntry } from './parts/trips-menu-entry.tsx';

export const rentalMenu = defineEntries([
  { slot: 'menu', position: 21, view: TripsMenuEntry },
  { slot: 'menu', position: 31, view: LatestProvidersEntries },
  { slot: 'menu', position: 41, view: PopularProvidersEntries },
]);
