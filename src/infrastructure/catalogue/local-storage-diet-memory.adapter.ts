import { isDiet } from '#application/catalogue/catalogue-reader.port.ts';
import type { DietMemory } from '#application/catalogue/diet-memory.port.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export function createLocalStorageDietMemory({
  localStore,
}: Pick<Edges, 'localStore'>): DietMemory {
  return {
    recall() {
      const stored = localStore.read(KEYS.diet);
      return isDiet(stored) ? stored : 'all';
    },
    keep: (diet) => localStore.write(KEYS.diet, diet),
  };
}
