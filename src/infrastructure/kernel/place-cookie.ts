import { isLanguage } from '#domain/kernel/language.ts';
import { roughly, type GeoPoint } from '#domain/location/geo-point.ts';
import { isServed } from '#domain/location/zone-list.ts';
import type { Platform } from './platform.ts';
import { KEYS } from './storage-keys.ts';
import { moduleIdIn, moduleTypeIn, pointIn } from './stored-json.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The cookie tells the server the place, module and language, so that the next page comes with its first
 * screen. Rewritten when one of them is saved.
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
  write(writeCookie, 'place', value);
}

/** Tells the server the other facts for rendering: the chosen theme, and the rough place with its label. */
export function writeShownCookie({
  localStore,
  writeCookie,
}: Pick<Platform, 'localStore' | 'writeCookie'>) {
  const theme = localStore.read(KEYS.theme) ?? '';
  const point = pointIn(localStore.read(KEYS.point));
  const address = localStore.read(KEYS.address)?.trim() ?? '';
  const near = point && address !== '' ? nearText({ point, address }) : '';
  write(writeCookie, 'shown', `${/^(?:light|dark)$/.test(theme) ? theme : ''}|${near}`);
}

/** The point is for distances to stores. */
export function nearText({
  point,
  address,
}: {
  readonly point: GeoPoint;
  readonly address: string;
}): string {
  const { latitude, longitude } = roughly(point);
  return `${latitude},${longitude}|${address.slice(0, LONGEST)}`;
}

const LONGEST = 300;

const write = (writeCookie: Platform['writeCookie'], name: string, value: string): void =>
  writeCookie(
    `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_SECONDS}; SameSite=Lax`,
  );

/** Pages served over TLS mark a cookie Secure. */
export const cookieOn = ({ protocol }: Pick<Location, 'protocol'>, text: string): string =>
  protocol === 'https:' ? `${text}; Secure` : text;
