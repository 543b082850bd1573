import type * as Storefront from '#application/shell/storefront.types.ts';
import type { Module } from '#domain/catalogue/module.ts';
import { parseId } from '#domain/kernel/id.ts';
import { isLanguage, type Language } from '#domain/shell/language.ts';
import { isTheme, type Theme } from '#domain/shell/theme.ts';
import { createTokenStore } from '#infrastructure/account/token-store.ts';
import { createLocalStorageModuleStore } from '#infrastructure/catalogue/local-storage-module-store.adapter.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { createLocalStoragePlaceStore } from '#infrastructure/location/local-storage-place-store.adapter.ts';
import { takeMapModalInterruption } from '#infrastructure/location/map-modal-trace.adapter.ts';

/** What this browser remembers, as the shop starts from it. Rubbish in its memory counts as nothing. */
export function remembered(edges: Edges): Storefront.Input {
  const guest = parseId(edges.localStore.read(KEYS.guestId));
  const module = createLocalStorageModuleStore(edges).recall();
  return {
    theme: themeFor(edges),
    language: languageIn(edges),
    languageChanged: edges.sessionStore.read(KEYS.languageChanged) !== null,
    place: createLocalStoragePlaceStore(edges).recall(),
    module,
    askedModule: askedModuleIn(edges.currentUrl(), module),
    mapModalInterrupted: takeMapModalInterruption(edges),
    token: createTokenStore(edges).read(),
    guestId: guest === null ? null : String(guest),
    guestByChoice: edges.localStore.read(KEYS.guestByChoice) !== null,
  };
}

/** The module that the address bar asks for; a link to a store names its own, in passing. */
function askedModuleIn({ pathname, searchParams }: URL, current: Module | null): string | null {
  const asked = searchParams.get('module');
  if (asked !== null || !pathname.startsWith('/store/')) return asked;
  const ofStore = parseId<'Module'>(searchParams.get('module_id'));
  return ofStore === null || ofStore === current?.id ? null : String(ofStore);
}

/** The theme that was chosen; the system's for whoever has not chosen. */
export function themeFor({
  localStore,
  systemTheme,
}: Pick<Edges, 'localStore' | 'systemTheme'>): Theme {
  const stored = localStore.read(KEYS.theme);
  return isTheme(stored) ? stored : systemTheme();
}

export function languageIn({ localStore }: Pick<Edges, 'localStore'>): Language {
  const stored = localStore.read(KEYS.language);
  return isLanguage(stored) ? stored : 'en';
}
