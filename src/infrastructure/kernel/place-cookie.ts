import { isLanguage } from '#domain/kernel/language.ts';
import { isServed } from '#domain/location/zone-list.ts';
import type { Platform } from './platform.ts';
import { moduleIdIn, moduleTypeIn } from './stored-json.ts';
import { KEYS } from './storage-keys.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Tells the server, by a cookie, where and in which module and language this browser shops, so that
 * the next page comes with its first screen. Written anew whenever one of the three is saved.
 */
export function writePlaceCookie({
  localStore,
  writeCookie,
}: Pick<Platform, 'localStore' | 'writeCookie'>) {
  const zones = localStore.read(KEYS.zones);
  const language = localStore.read(KEYS.language);
  const value = [
    isServed(zones) ? zones : '',
    moduleIdIn(localStore.read(KEYS.module)) ?? '',
    isLanguage(language) ? language : 'en',
    moduleTypeIn(localStore.read(KEYS.module)) ?? '',
  ].join('|');
  writeCookie(`place=${encodeURIComponent(value)}; path=/; max-age=${YEAR_SECONDS}; SameSite=Lax`);
}
