import type { ModuleStore } from '#application/catalogue/module-store.port.ts';
import { MODULE_TYPES } from '#domain/catalogue/module.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { writePlaceCookie } from '#infrastructure/kernel/place-cookie.ts';
import { moduleIdIn, objectIn } from '#infrastructure/kernel/stored-json.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export function createLocalStorageModuleStore(
  platform: Pick<Platform, 'localStore' | 'writeCookie'>,
): ModuleStore {
  return {
    recall() {
      const text = platform.localStore.read(KEYS.module);
      const stored = objectIn(text);
      const id = parseId<'Module'>(moduleIdIn(text));
      const type = MODULE_TYPES.find((known) => known === stored?.['module_type']);
      const { module_name: name, icon } = stored ?? {};
      if (!id || !type || typeof name !== 'string') return null;
      return {
        id,
        type,
        name,
        icon: typeof icon === 'string' ? icon : '',
        storeCount: 0,
        zones: [],
      };
    },
    save({ id, type, name, icon }) {
      const stored = { id, module_type: type, module_name: name, icon };
      platform.localStore.write(KEYS.module, JSON.stringify(stored));
      writePlaceCookie(platform);
    },
  };
}
