import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { PANEL_HEADER } from '#contract/early-page.ts';
import type { RenderPage, PageRequest } from '#contract/first-screen.ts';
import { getConfig } from '#contract/shell.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { createFailureLog } from '#server/kernel/failure-log.ts';
import { createCompressedPages } from './compressed-pages.ts';
import { firstPicture, firstScreenOf, placeIn, shownIn, type PlaceCookie } from './first-screen.ts';
import { inHtml, jsonInHtml, pageWith } from './html.ts';
import type { Site } from './site.ts';

/** Source of the answers in pages. */
export type PageSource = {
  /** Calls our own API within the process. */
  readonly ask: PageRequest['ask'];
  /** False while the control desk changes answers. */
  readonly mayCache: () => Promise<boolean>;
};

/** isFound is false for unknown addresses. */
type Page = { readonly html: string; readonly isFound: boolean };
type CachedPage = Page & { readonly id: string };
/** The complete page; bytes as by gzip only of a cached page. */
type CompletePage = {
  readonly html: () => string;
  readonly gzipped: (() => Promise<Uint8Array<ArrayBuffer>>) | null;
  readonly isFound: boolean;
};

/** Characters of all cached pages in a process, and of one page. */
const MAXIMUM = 32_000_000;
const MAXIMUM_ENTRY = 1_000_000;

/** Creates the function that responds with the page of an address, with the data of its first screen. */
export function createPages(
  site: Site,
  { ask, mayCache }: PageSource,
  { createCache, log }: Pick<ServerContext, 'createCache' | 'log'>,
) {
  const logFailure = createFailureLog(log);
  const compressed = createCompressedPages();
  const cached = createCache<CachedPage>({
    maximum: MAXIMUM,
    maximumEntry: MAXIMUM_ENTRY,
    sizeOf: ({ html }) => html.length,
  });

  return async (html: string, c: Context): Promise<CompletePage> => {
    const { search } = new URL(c.req.url);
    const address = c.req.path + search;
    const place = placeIn(getCookie(c, 'place'));
    const { theme, near } = shownIn(getCookie(c, 'shown'));
    const { zones, module, moduleType, language } = place;
    const scope = { zones, module, language };
    const fails: Fails = (what, failure) => logFailure(what, failure, c.get('requestId'));
    const render = safely(site.render, fails);
    const { point, placeName } = partsOf(near);
    const part = c.req.header(PANEL_HEADER) === undefined ? 'page' : 'panel';
    const screen = firstScreenOf({ pathname: c.req.path, search }, place);
    const readHere = async (calls: readonly string[]) => {
      const bodies = await Promise.all(calls.map((call) => ask(call, headersOf(place))));
      const found = calls.flatMap((call, at) =>
        bodies[at] === undefined ? [] : [[call, bodies[at]] as const],
      );
      return Object.fromEntries(found);
    };
    const config = await readHere([getConfig.path]);
    const at = timeIn(config[getConfig.path]);
    let answers: Readonly<Record<string, unknown>> = config;

    /** Page without personal parts; null if the browser renders it. */
    const renderForAll = async (): Promise<CachedPage | null> => {
      answers = { ...config, ...(await readHere(screen.calls.filter(isNot(getConfig.path)))) };
      if (at === null) return null;
      const forAll = placeName === null ? near : `${point}|${MARKS.placeName}`;
      const rendered = await render({
        ...scope,
        ...{ moduleType, theme, near: forAll },
        ...{ address, at, answers, ask, part },
      });
      if (!rendered) return null;
      if (part === 'panel') {
        const contents = rendered.head + rendered.body;
        return { html: contents, isFound: rendered.body !== '', id: randomUUID() };
      }
      // The rendered data contains these answers, so they are left out here.
      const open = { [getConfig.path]: MARKS.config };
      const nearInData = placeName === null ? near : `${point}|${MARKS.placeNameInData}`;
      const first = {
        asked: scope,
        answers: open,
        rendered: { ...rendered.rendered, near: nearInData },
      };
      const whole = pageWith(html, { screen: first, picture: null, rendered });
      return { html: whole, isFound: rendered.isFound, id: randomUUID() };
    };

    const isCacheable = at !== null && (await mayCache());
    const key = () => [
      hashOf(html),
      part,
      address,
      place,
      theme,
      placeName === null ? near : point,
    ];
    const making = isCacheable ? cached(JSON.stringify(key()), renderForAll) : renderForAll();
    const page = await making.catch((failure: unknown) => {
      fails(NOT_RENDERED, failure);
      return null;
    });
    if (page) {
      const settings = jsonInHtml(toTheSecond(config[getConfig.path]));
      const complete = () => personal(page.html, settings, placeName);
      const parts = [page.id, settings, placeName ?? ''];
      const gzipped = isCacheable ? () => compressed(parts, complete) : null;
      return { html: complete, gzipped, isFound: page.isFound };
    }
    if (part === 'panel') return { html: () => '', gzipped: null, isFound: false };
    const picture = firstPicture(screen, answers);
    const unrendered = pageWith(html, { screen: { asked: scope, answers }, picture });
    return { html: () => unrendered, gzipped: null, isFound: true };
  };
}

/** Placeholders in a cached page for the values of one browser; not guessable. */
const MARKS = {
  placeName: `words-${randomUUID()}`,
  placeNameInData: `data-${randomUUID()}`,
  config: `config-${randomUUID()}`,
};

/** Completes a cached page for one browser, with the name of its place and the current settings. */
const personal = (html: string, settings: string, placeName: string | null): string =>
  html
    .replaceAll(MARKS.placeName, () => inHtml(placeName ?? ''))
    .replaceAll(MARKS.placeNameInData, () => jsonInHtml(placeName ?? '').slice(1, -1))
    .replace(`"${MARKS.config}"`, () => settings);

/**
 * Settings with a time to the nearest second, so that all requests of a second get the same page. Loading a page takes
 * longer, and the browser learns the time only then.
 */
const toTheSecond = (config: unknown): unknown => {
  const at = timeIn(config);
  return at === null
    ? config
    : { ...(config as object), server_time: Math.round(at / 1_000) * 1_000 };
};

/**
 * "40.754,-73.983
 * Bryant Park": browsers at the same point share a page but for the name.
 */
function partsOf(near: string | null): {
  readonly point: string;
  readonly placeName: string | null;
} {
  const [, point = '', placeName = null] = /^([\d.-]+,[\d.-]+)\|(.+)$/s.exec(near ?? '') ?? [];
  return { point, placeName };
}

/** A new build has new hashes in its page, so cached pages of the old one do not match. */
const hashOf = (html: string): string => createHash('sha1').update(html).digest('base64url');

const isNot = (call: string) => (other: string) => other !== call;

const timeIn = (config: unknown): number | null =>
  (config as { readonly server_time?: number } | undefined)?.server_time ?? null;

const WAITS = 3_000;
const NOT_RENDERED = 'A page could not be rendered';
const LATE = Symbol('late');

type Fails = (what: string, failure: unknown) => void;

/** A failing or slow rendering does not block the page: the browser renders it instead. */
function safely(render: RenderPage | undefined, fails: Fails): RenderPage {
  return async (request) => {
    if (!render) return null;
    const stop = new AbortController();
    try {
      const late = sleep(WAITS, LATE, { signal: stop.signal }).catch(() => null);
      const rendered = await Promise.race([render(request), late]);
      if (rendered !== LATE) return rendered;
      fails(NOT_RENDERED, `It took longer than ${WAITS} milliseconds`);
      return null;
    } catch (failure) {
      fails(NOT_RENDERED, failure);
      return null;
    } finally {
      stop.abort();
    }
  };
}

const headersOf = ({ zones, module, language }: PlaceCookie): Record<string, string> => ({
  'X-localization': language,
  ...(zones ? { zoneId: zones } : {}),
  ...(module ? { moduleId: String(module) } : {}),
});
