import type { InterestMemory } from '#application/catalogue/interest-memory.port.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { objectIn } from '#infrastructure/kernel/stored-json.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export function createLocalStorageInterestMemory({
  localStore,
}: Pick<Platform, 'localStore'>): InterestMemory {
  const stored = () => objectIn(localStore.read(KEYS.interests)) ?? {};
  return {
    recall(module) {
      const kept = stored()[module];
      if (!Array.isArray(kept)) return null;
      return kept.slice(0, 100).flatMap((raw) => parseId<'Category'>(raw) ?? []);
    },
    keep: (module, chosen) =>
      localStore.write(KEYS.interests, JSON.stringify({ ...stored(), [module]: chosen })),
  };
}
