import type { RailMemory } from '#application/shell/rail-memory.port.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export function createSessionStorageRailMemory({
  sessionStore,
}: Pick<Edges, 'sessionStore'>): RailMemory {
  return {
    isWide: () => sessionStore.read(KEYS.railIsWide) !== null,
    keep({ wide }) {
      if (wide) sessionStore.write(KEYS.railIsWide, '1');
      else sessionStore.remove(KEYS.railIsWide);
    },
  };
}
