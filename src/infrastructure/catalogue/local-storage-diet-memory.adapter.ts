import { isDiet } from '#application/catalogue/catalogue.queries.ts';
import type { DietMemory } from '#application/catalogue/diet-memory.port.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export function createLocalStorageDietMemory({
  localStore,
}: Pick<Platform, 'localStore'>): DietMemory {
  return {
    recall() {
      const stored = localStore.read(KEYS.diet);
      return isDiet(stored) ? stored : 'all';
    },
    keep: (diet) => localStore.write(KEYS.diet, diet),
  };
}
