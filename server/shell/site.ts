import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#contract/first-screen.ts';
import { createAssets, type Assets } from './assets.ts';

/** The app in the browser, as the server delivers it. */
export type Site = {
  /** HTML for any address, before the first screen's data are added. */
  readonly page: (url: string) => Promise<string>;
  readonly assets: Assets;
  /** Content-Security-Policy of a page, by its HTML; null for none. */
  readonly policy: (html: string) => string | null;
  /** False if the page uses another back end. */
  readonly embedsAnswers: boolean;
  /** Renders a page; missing if the browser renders all of them. */
  readonly render?: RenderPage;
};

/** Other origins for requests, pictures and scripts of the page. */
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

/** Reads the built app from a folder. The page is read again each time, so that a new build needs no restart. */
export function builtSite(folder: string, settings: SiteSettings): Site {
  return {
    page: () => readFile(path.join(folder, 'index.html'), 'utf8'),
    assets: createAssets(path.resolve(folder)),
    policy: (html) => contentSecurityPolicy(settings, inlineScriptsIn(html)),
    embedsAnswers: settings.apiBaseUrl === '',
    render: async (request) => (await rendererIn(folder))?.(request) ?? null,
  };
}

/** Renderer within the folder of the built app; browsers cannot load it. */
export const RENDERER = '.server/entry-server.js';

const renderers = new Map<string, Promise<RenderPage>>();

/** Loads the renderer of the current build; null without one. */
async function rendererIn(folder: string): Promise<RenderPage | null> {
  const file = path.resolve(folder, RENDERER);
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
    // Another back end has its own hosts for pictures.
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

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

/** Hashes of the scripts in a page, as a policy names them. */
const inlineScriptsIn = (html: string): readonly string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/** Allows our own script files and the build's inline script; styles may be inserted by script (Emotion does). */
function contentSecurityPolicy(settings: SiteSettings, inline: readonly string[]): string {
  const { connect, images, scripts } = allowedOrigins(settings);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inline, ...scripts].join(' '),
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
