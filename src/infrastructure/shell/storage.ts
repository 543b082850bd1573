import { pageAt } from '#application/kernel/page-at.ts';
import type { RailMemory } from '#application/shell/rail-memory.port.ts';
import type * as Storefront from '#application/shell/storefront/setup.ts';
import type { Module } from '#domain/catalogue/module.ts';
import { parseId } from '#domain/kernel/id.ts';
import { isLanguage, type Language } from '#domain/kernel/language.ts';
import { isTheme, type Theme } from '#domain/shell/theme.ts';
import { createTokenStore } from '#infrastructure/account/storage.ts';
import { createModuleStore } from '#infrastructure/catalogue/storage.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { createPlaceStore } from '#infrastructure/location/storage.ts';
import { takeMapModalInterruption } from '#infrastructure/location/map-modal-trace.ts';
import { tripCountIn } from '#infrastructure/rental/gate.ts';

/** Unreadable content of the browser's storage is ignored. */
export function persistedState(platform: Platform): Storefront.Input {
  const guest = parseId(platform.localStore.read(KEYS.guestId));
  const module = createModuleStore(platform).recall();
  return {
    theme: themeFor(platform),
    language: languageIn(platform),
    languageChanged: platform.sessionStore.read(KEYS.languageChanged) !== null,
    place: createPlaceStore(platform).recall(),
    module,
    askedModule: askedModuleIn(platform.currentUrl(), module),
    mapModalInterrupted: takeMapModalInterruption(platform),
    token: createTokenStore(platform).read(),
    guestId: guest === null ? null : String(guest),
    guestByChoice: platform.localStore.read(KEYS.guestByChoice) !== null,
    tripCount: tripCountIn(platform),
  };
}

/** The module of the address; a link to a store names the store's module temporarily. */
function askedModuleIn(url: URL, current: Module | null): string | null {
  const asked = url.searchParams.get('module');
  if (asked !== null || pageAt(url)?.id !== 'store') return asked;
  const ofStore = parseId<'Module'>(url.searchParams.get('module_id'));
  return ofStore === null || ofStore === current?.id ? null : String(ofStore);
}

/** The system's theme by default. */
export function themeFor({
  localStore,
  systemTheme,
}: Pick<Platform, 'localStore' | 'systemTheme'>): Theme {
  const stored = localStore.read(KEYS.theme);
  return isTheme(stored) ? stored : systemTheme();
}

export function languageIn({ localStore }: Pick<Platform, 'localStore'>): Language {
  const stored = localStore.read(KEYS.language);
  return isLanguage(stored) ? stored : 'en';
}

export function createRailMemory({ sessionStore }: Pick<Platform, 'sessionStore'>): RailMemory {
  return {
    isWide: () => sessionStore.read(KEYS.railIsWide) !== '0',
    keep: ({ wide }) => sessionStore.write(KEYS.railIsWide, wide ? '1' : '0'),
  };
}
