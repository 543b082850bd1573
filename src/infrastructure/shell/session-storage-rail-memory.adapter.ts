import type { RailMemory } from '#application/shell/rail-memory.port.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export function createSessionStorageRailMemory({
  sessionStore,
}: Pick<Platform, 'sessionStore'>): RailMemory {
  return {
    isWide: () => sessionStore.read(KEYS.railIsWide) !== null,
    keep({ wide }) {
      if (wide) sessionStore.write(KEYS.railIsWide, '1');
      else sessionStore.remove(KEYS.railIsWide);
    },
  };
}
