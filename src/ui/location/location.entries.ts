import { defineEntries } from '#ui/kernel/entries.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { LocationButton } from './parts/location-button.tsx';
import { WithdrawnPlaceBar } from './parts/withdrawn-place-bar.tsx';

export const locationEntries = defineEntries([
  { slot: 'bar', position: 20, view: WithdrawnPlaceBar },
  { slot: 'headerStart', position: 10, view: LocationButton },
  {
    slot: 'profile',
    position: 10,
    view: lazyView(async () => (await import('./parts/my-addresses.tsx')).MyAddresses),
  },
]);
