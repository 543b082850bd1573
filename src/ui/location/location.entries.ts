import { defineEntries } from '#ui/kernel/entries.tsx';
import { LocationButton } from './parts/location-button.tsx';
import { MyAddressesEntry } from './parts/my-addresses-entry.tsx';
import { WithdrawnPlaceBar } from './parts/withdrawn-place-bar.tsx';

/** What this module adds around the pages. */
export const locationEntries = defineEntries([
  { slot: 'bar', position: 20, view: WithdrawnPlaceBar },
  { slot: 'headerStart', position: 10, view: LocationButton },
  { slot: 'accountMenu', position: 30, view: MyAddressesEntry },
]);
