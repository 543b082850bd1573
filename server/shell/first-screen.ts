import { parseId } from '#domain/kernel/id.ts';
import { zonesOf } from '#domain/location/zone-list.ts';
import { isLanguage, type Language } from '#domain/shell/language.ts';
import type { PreloadedPicture } from './html.ts';

/** Where a browser shops, as its cookie `place` says: "zones|moduleId|language". */
export type PlaceCookie = {
  readonly zones: string | null;
  readonly module: number | null;
  readonly language: Language;
};

export function placeIn(cookie: string | undefined): PlaceCookie {
  const [zones, module, language] = (cookie ?? '').split('|');
  const served = zonesOf(zones);
  return {
    zones: served.length > 0 ? JSON.stringify(served) : null,
    module: parseId(module),
    language: isLanguage(language) ? language : 'en',
  };
}

/**
 * What the first screen of a page will ask for, exactly as the client writes it: a call that is spelled
 * differently there is simply asked again.
 */
export function callsOfPage(path: string, { zones, module }: PlaceCookie): readonly string[] {
  if (!zones) return [CONFIG];
  const modules = [CONFIG, '/api/v1/module'];
  if (!module) return modules;
  const store = /^\/store\/(\d{1,9})$/.exec(path)?.[1];
  if (store) {
    return [
      ...modules,
      `/api/v1/stores/details/${store}`,
      `/api/v1/items/latest?store_id=${store}&category_id=0&type=all&offset=1&limit=12`,
    ];
  }
  return [...modules, ...(PAGES[path] ?? [])];
}

const CONFIG = '/api/v1/config';
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/home': [
    '/api/v1/banners',
    '/api/v1/categories?featured=1',
    '/api/v1/stores/popular?type=all&offset=1&limit=12',
    '/api/v1/stores/latest?type=all&offset=1&limit=12',
    '/api/v1/items/popular?type=all&offset=1&limit=12',
  ],
  '/store/latest': ['/api/v1/stores/latest?type=all&offset=1&limit=12'],
  '/store/popular': ['/api/v1/stores/popular?type=all&offset=1&limit=12'],
};

/** The picture that a page shows first and largest: a home's first banner, a store's cover. */
export function firstPicture(answers: Readonly<Record<string, unknown>>): PreloadedPicture | null {
  const details = Object.entries(answers).find(([call]) =>
    call.startsWith('/api/v1/stores/details/'),
  );
  const banners = textsAt(answers['/api/v1/banners'], 'banners', 'image_full_url');
  const href = textAt(details?.[1], 'cover_photo_full_url') ?? banners[0];
  if (!href) return null;
  const large = href.replace(/-320\.webp$/, '-800.webp');
  return large === href
    ? { href, srcset: null, sizes: null }
    : { href, srcset: `${href} 320w, ${large} 800w`, sizes: '100vw' };
}

function textAt(value: unknown, field: string): string | null {
  const found =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : null;
  return typeof found === 'string' && found !== '' ? found : null;
}

function textsAt(value: unknown, list: string, field: string): readonly string[] {
  const rows =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[list] : null;
  return Array.isArray(rows) ? rows.flatMap((row: unknown) => textAt(row, field) ?? []) : [];
}
