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

type FirstScreen = {
  /** Calls exactly as the client writes them: one that is spelled differently is simply asked again. */
  readonly calls: readonly string[];
  /** Where among the answers its largest picture is, and how wide the view shows it. */
  readonly picture?: { readonly at: readonly (string | number)[]; readonly sizes: string };
};

const CONFIG = '/api/v1/config';
const MODULES = '/api/v1/module';
const BANNERS = '/api/v1/banners';

/** What a page asks for as soon as it is shown to a browser that shops there. */
export function firstScreenOf(path: string, { zones, module }: PlaceCookie): FirstScreen {
  if (path === '/') return { calls: [CONFIG, MODULES, '/api/v1/zone/list'] };
  if (!zones || !module) return { calls: zones ? [CONFIG, MODULES] : [CONFIG] };
  const { calls, ...rest } = pageNamed(path);
  return { calls: [CONFIG, MODULES, ...calls], ...rest };
}

function pageNamed(path: string): FirstScreen {
  const [, list] = /^\/store\/(latest|popular)$/.exec(path) ?? [];
  const [, store] = /^\/store\/(\d{1,9})$/.exec(path) ?? [];
  if (path === '/home') return HOME;
  if (list) return storeList(`/api/v1/stores/${list}?type=all&offset=1&limit=12`);
  return store ? storePage(store) : { calls: [] };
}

const HOME: FirstScreen = {
  calls: [
    BANNERS,
    '/api/v1/categories?featured=1',
    '/api/v1/stores/popular?type=all&offset=1&limit=12',
    '/api/v1/items/recommended?type=all&offset=1&limit=12',
    '/api/v1/stores/latest?type=all&offset=1&limit=12',
    '/api/v1/items/discounted?type=all&offset=1&limit=12',
  ],
  picture: {
    at: [BANNERS, 'banners', 0, 'image_full_url'],
    sizes: '(max-width: 767px) 86vw, 33vw',
  },
};

const storeList = (call: string): FirstScreen => ({
  calls: [call],
  picture: {
    at: [call, 'stores', 0, 'cover_photo_full_url'],
    sizes: '(max-width: 640px) 90vw, 320px',
  },
});

function storePage(store: string): FirstScreen {
  const details = `/api/v1/stores/details/${store}`;
  const items = `/api/v1/items/latest?store_id=${store}&category_id=0&type=all&offset=1&limit=12`;
  return {
    calls: [details, items],
    picture: {
      at: [details, 'cover_photo_full_url'],
      sizes: '(max-width: 767px) 100vw, 416px',
    },
  };
}

/** The picture to fetch early, in the very words of the view's own: else it would come twice. */
export function firstPicture(
  { picture }: FirstScreen,
  answers: Readonly<Record<string, unknown>>,
): PreloadedPicture | null {
  const href = picture?.at.reduce(
    (value: unknown, step) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[step]
        : null,
    answers,
  );
  if (!picture || typeof href !== 'string' || href === '') return null;
  const large = href.replace(/-320\.webp$/, '-800.webp');
  return large === href
    ? { href, srcset: null, sizes: null }
    : { href, srcset: `${href} 320w, ${large} 800w`, sizes: picture.sizes };
}
