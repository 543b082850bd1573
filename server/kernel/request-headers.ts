import type { Context } from 'hono';
import { parseId } from '#domain/kernel/id.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { parseGeoPoint, type GeoPoint } from '#domain/location/geo-point.ts';
import { zonesOf } from '#domain/location/zone-list.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { isLanguage, type Language } from '#domain/kernel/language.ts';
import { httpError } from './http-error.ts';

/** Parsed headers: language, zones, module and position of a call. */
export type RequestHeaders = {
  readonly language: Language;
  readonly zones: readonly ZoneId[];
  readonly module: ModuleId | null;
  readonly point: GeoPoint | null;
  readonly softwareId: string | null;
};

export const requestHeadersOf = (c: Context): RequestHeaders => ({
  language: languageOf(c),
  zones: zonesOf(c.req.header('zoneId')),
  module: parseId<'Module'>(c.req.header('moduleId')),
  point: parseGeoPoint(c.req.header('latitude'), c.req.header('longitude')),
  softwareId: c.req.header('X-software-id') ?? c.req.header('software-id') ?? null,
});

export function languageOf(c: Context): Language {
  const language = c.req.header('X-localization')?.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : 'en';
}

export function requireZones(c: Context): readonly ZoneId[] {
  const { zones } = requestHeadersOf(c);
  if (zones.length === 0) throw httpError(403, 'zoneId', ZONE_MISSING);
  return zones;
}

export function requireModule(c: Context): ModuleId {
  const { module } = requestHeadersOf(c);
  if (module === null) throw httpError(403, 'moduleId', MODULE_MISSING);
  return module;
}

const ZONE_MISSING = { en: 'Choose your location first', hi: 'पहले अपनी जगह चुनें' };
const MODULE_MISSING = { en: 'Choose a module first', hi: 'पहले एक मॉड्यूल चुनें' };
