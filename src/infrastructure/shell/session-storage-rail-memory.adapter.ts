import type { RailMemory } from '#application/shell/rail-memory.port.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export function createSessionStorageRailMemory({
  sessionStore,
}: Pick<Platform, 'sessionStore'>): RailMemory {
  return {
    isWide: () => sessionStore.read(KEYS.railIsWide) !== '0',
    keep: ({ wide }) => sessionStore.write(KEYS.railIsWide, wide ? '1' : '0'),
  };
}
