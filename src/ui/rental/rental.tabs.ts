import { defineEntries } from '#ui/kernel/entries.tsx';
import { TripCartTab, TripsTab } from './parts/rental-tabs.tsx';

export const rentalTabs = defineEntries([
  { slot: 'tabs', position: 31, view: TripCartTab },
  { slot: 'tabs', position: 41, view: TripsTab },
]);
