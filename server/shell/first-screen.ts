import * as contract from '#contract/catalogue.ts';
import { urlOf, type Endpoint, type InputOf } from '#contract/endpoint.ts';
import { listZones } from '#contract/location.ts';
import { getConfig } from '#contract/shell.ts';
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

/** In the very words of the client, which looks a call up by them. */
const asked = <const Call extends Endpoint>(
  call: Call,
  input: Omit<InputOf<Call>, 'body'> = {} as InputOf<Call>,
): string => urlOf(call, input);

const CONFIG = asked(getConfig);
const MODULES = asked(contract.listModules);
const BANNERS = asked(contract.listBanners);

/** What a page asks for as soon as it is shown to a browser that shops there. */
export function firstScreenOf(path: string, { zones, module }: PlaceCookie): FirstScreen {
  if (path === '/') return { calls: [CONFIG, MODULES, asked(listZones)] };
  if (!zones || !module) return { calls: zones ? [CONFIG, MODULES] : [CONFIG] };
  const { calls, ...rest } = pageNamed(path);
  return { calls: [CONFIG, MODULES, ...calls], ...rest };
}

function pageNamed(path: string): FirstScreen {
  const [, store] = /^\/store\/(\d{1,9})$/.exec(path) ?? [];
  if (path === '/home') return HOME;
  if (path === '/store/latest') return storeList(LATEST_STORES);
  if (path === '/store/popular') return storeList(POPULAR_STORES);
  return store ? storePage(store) : { calls: [] };
}

const POPULAR_STORES = asked(contract.popularStores, { query: contract.cards(1) });
const LATEST_STORES = asked(contract.latestStores, { query: contract.cards(1) });
const HOME: FirstScreen = {
  calls: [
    BANNERS,
    asked(contract.listCategories, { query: { featured: 1 } }),
    POPULAR_STORES,
    asked(contract.recommendedItems, { query: contract.cards(1) }),
    LATEST_STORES,
    asked(contract.discountedItems, { query: contract.cards(1) }),
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
  const details = asked(contract.getStore, { params: { id: store } });
  const items = asked(contract.latestItems, {
    query: { store_id: store, category_id: 0, ...contract.cards(1) },
  });
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
