import { ContainerModule } from 'inversify';
import type { RecentDestinations } from '#application/rental/recent-destinations.port.ts';
import { PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createLocalStorageRecentDestinations } from './local-storage-recent-destinations.adapter.ts';

export const RECENT_DESTINATIONS = token<RecentDestinations>('RecentDestinations');

/** Where trips went, which the trip cart notes and the search of a trip offers. */
export const recentDestinationsBindings = new ContainerModule(({ bind }) => {
  bind(RECENT_DESTINATIONS).toResolvedValue(
    ({ localStore }: Platform) => createLocalStorageRecentDestinations(localStore),
    [PLATFORM],
  );
});
