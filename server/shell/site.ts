import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#contract/first-screen.ts';
import { createAssets, type Assets } from './assets.ts';

/** The app in the browser, as the server hands it out. */
export type Site = {
  /** The page that every address gets, before the first screen's data is put in. */
  readonly page: (url: string) => Promise<string>;
  readonly assets: Assets;
  /** The Content-Security-Policy of the page; null for none. */
  readonly policy: string | null;
  /** False when the page asks another back end than this one. */
  readonly embedsAnswers: boolean;
  /** Draws a page before it is sent; missing where browsers render all of them. */
  readonly render?: RenderPage;
};

/** Origins beside our own that the page may talk to, show pictures of and take scripts from. */
type AllowedOrigins = {
  readonly connect: readonly string[];
  readonly images: readonly string[];
  readonly scripts: readonly string[];
};

export type SiteSettings = {
  readonly apiBaseUrl: string;
  readonly mapTilesUrl: string;
  readonly googleMapsKey: string;
};

/** The built app in a folder. The page is read anew, so that a new build needs no restart. */
export function builtSite(folder: string, settings: SiteSettings): Site {
  return {
    page: () => readFile(path.join(folder, 'index.html'), 'utf8'),
    assets: createAssets(path.resolve(folder)),
    policy: contentSecurityPolicy(settings),
    embedsAnswers: settings.apiBaseUrl === '',
    render: async (asked) => (await rendererIn(folder))?.(asked) ?? null,
  };
}

/** Where, in the folder of the built app, stands what draws its pages; no browser is given it. */
export const DRAWER = '.server/entry-server.js';

const renderers = new Map<string, Promise<RenderPage>>();

/** What draws the pages of the build that is there now; null where it cannot. */
async function rendererIn(folder: string): Promise<RenderPage | null> {
  const file = path.resolve(folder, DRAWER);
  const made = await stat(file).catch(() => null);
  if (!made) return null;
  const href = `${pathToFileURL(file).href}?made=${made.mtimeMs}`;
  const found =
    renderers.get(href) ??
    import(/* @vite-ignore */ href).then(
      ({ renderPage }: { renderPage: RenderPage }) => renderPage,
    );
  renderers.set(href, found);
  return found;
}

function allowedOrigins(settings: SiteSettings): AllowedOrigins {
  const google = settings.googleMapsKey === '' ? [] : ['https://*.googleapis.com'];
  const googleImages = google.length > 0 ? ['https://*.gstatic.com', ...google] : [];
  const api = originOf(settings.apiBaseUrl);
  return {
    connect: [...api, ...google],
    // Another back end names its own picture hosts.
    images: [
      ...originOf(settings.mapTilesUrl),
      ...(api.length > 0 ? ['https:'] : []),
      ...googleImages,
    ],
    scripts: google,
  };
}

/** "https://{s}.tile.example/{z}/{x}/{y}.png" → "https://*.tile.example" */
function originOf(url: string): readonly string[] {
  const parts = /^(https?:\/\/)([^/]+)/.exec(url);
  return parts ? [`${parts[1]}${parts[2]?.replace(/^\{s\}/, '*')}`] : [];
}

/** Nothing runs that did not come as a file of ours; styles may be written by script (Emotion does). */
export function contentSecurityPolicy(settings: SiteSettings): string {
  const { connect, images, scripts } = allowedOrigins(settings);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'data:', 'blob:', ...images].join(' '),
    "font-src 'self' data:",
    ['connect-src', "'self'", ...connect].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
