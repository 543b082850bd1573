import { ContainerModule } from 'inversify';
import type { RecentDestinations } from '#application/rental/recent-destinations.port.ts';
import { PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createLocalStorageRecentDestinations } from './local-storage-recent-destinations.adapter.ts';

export const RECENT_DESTINATIONS = token<RecentDestinations>('RecentDestinations');

/** Shared by the trip cart, which records destinations, and the trip search, which offers them. */
export const recentDestinationsBindings = new ContainerModule(({ bind }) => {
  bind(RECENT_DESTINATIONS).toResolvedValue(
    ({ localStore }: Platform) => createLocalStorageRecentDestinations(localStore),
    [PLATFORM],
  );
});
