import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { RenderPage, PageRequest } from '#contract/first-screen.ts';
import { getConfig } from '#contract/shell.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { createFailureLog } from '#server/kernel/failure-log.ts';
import { firstPicture, firstScreenOf, placeIn, shownIn, type PlaceCookie } from './first-screen.ts';
import { inHtml, jsonInHtml, pageWith } from './html.ts';
import type { Site } from './site.ts';

/** Where pages get their answers. */
export type PageSource = {
  /** Asks a call of our own API without the way through the network. */
  readonly ask: PageRequest['ask'];
  /** False while answers are other than the data says, as the control desk may have it. */
  readonly mayCache: () => Promise<boolean>;
};

/** A page that is sent; it is not found where its address leads nowhere. */
type Page = { readonly html: string; readonly isFound: boolean };

/** Characters: of all cached pages in a process, and of one. */
const MAXIMUM = 32_000_000;
const MAXIMUM_ENTRY = 1_000_000;

/** Makes the page of an address, out of what the build made, with what it shows first. */
export function createPages(
  site: Site,
  { ask, mayCache }: PageSource,
  { createCache, log }: Pick<ServerContext, 'createCache' | 'log'>,
) {
  const tell = createFailureLog(log);
  const cached = createCache<Page>({
    maximum: MAXIMUM,
    maximumEntry: MAXIMUM_ENTRY,
    sizeOf: ({ html }) => html.length,
  });

  return async (html: string, c: Context): Promise<Page> => {
    const { search } = new URL(c.req.url);
    const address = c.req.path + search;
    const place = placeIn(getCookie(c, 'place'));
    const { theme, near } = shownIn(getCookie(c, 'shown'));
    const { zones, module, moduleType, language } = place;
    const asked = { zones, module, language };
    const fails: Fails = (what, failure) => tell(what, failure, c.get('requestId'));
    const render = safely(site.render, fails);
    const { point, words } = partsOf(near);
    const screen = firstScreenOf({ pathname: c.req.path, search }, place);
    const askHere = async (calls: readonly string[]) => {
      const bodies = await Promise.all(calls.map((call) => ask(call, headersOf(place))));
      const found = calls.flatMap((call, at) =>
        bodies[at] === undefined ? [] : [[call, bodies[at]] as const],
      );
      return Object.fromEntries(found);
    };
    const config = await askHere([getConfig.path]);
    const at = timeIn(config[getConfig.path]);
    let answers: Readonly<Record<string, unknown>> = config;

    /** Without what is this browser's own; null where browsers render the page. */
    const drawnForAll = async (): Promise<Page | null> => {
      answers = { ...config, ...(await askHere(screen.calls.filter(isNot(getConfig.path)))) };
      if (at === null) return null;
      const forAll = words === null ? near : `${point}|${MARKS.words}`;
      const rendered = await render({
        ...asked,
        ...{ moduleType, theme, near: forAll },
        ...{ address, at, answers, ask },
      });
      if (!rendered) return null;
      // Rendered data is handed over once, as it was rendered; its answers are left out.
      const open = { [getConfig.path]: MARKS.config };
      const nearInData = words === null ? near : `${point}|${MARKS.wordsInData}`;
      const first = { asked, answers: open, rendered: { ...rendered.rendered, near: nearInData } };
      const whole = pageWith(html, { screen: first, picture: null, rendered });
      return { html: whole, isFound: rendered.isFound };
    };

    const isCacheable = at !== null && (await mayCache());
    const key = () => [hashOf(html), address, place, theme, words === null ? near : point];
    const making = isCacheable ? cached(JSON.stringify(key()), drawnForAll) : drawnForAll();
    const page = await making.catch((failure: unknown) => {
      fails(NOT_RENDERED, failure);
      return null;
    });
    if (page) return { ...page, html: personal(page.html, config[getConfig.path], words) };
    const picture = firstPicture(screen, answers);
    return { html: pageWith(html, { screen: { asked, answers }, picture }), isFound: true };
  };
}

/** Placeholders in a cached page for the values of one browser; not guessable. */
const MARKS = {
  words: `words-${randomUUID()}`,
  wordsInData: `data-${randomUUID()}`,
  config: `config-${randomUUID()}`,
};

/** The page of one browser: with its own words for where it is, and the settings with the time of now. */
const personal = (html: string, config: unknown, words: string | null): string =>
  html
    .replaceAll(MARKS.words, () => inHtml(words ?? ''))
    .replaceAll(MARKS.wordsInData, () => jsonInHtml(words ?? '').slice(1, -1))
    .replace(`"${MARKS.config}"`, () => jsonInHtml(config));

/** "40.754,-73.983|Bryant Park": all who are about there are rendered the same page, but for the words. */
function partsOf(near: string | null): { readonly point: string; readonly words: string | null } {
  const [, point = '', words = null] = /^([\d.-]+,[\d.-]+)\|(.+)$/s.exec(near ?? '') ?? [];
  return { point, words };
}

/** What the build made names the hashes of all that it made. */
const hashOf = (html: string): string => createHash('sha1').update(html).digest('base64url');

const isNot = (call: string) => (other: string) => other !== call;

const timeIn = (config: unknown): number | null =>
  (config as { readonly server_time?: number } | undefined)?.server_time ?? null;

const WAITS = 3_000;
const NOT_RENDERED = 'A page could not be rendered';
const LATE = Symbol('late');

type Fails = (what: string, failure: unknown) => void;

/** A drawing that fails or takes long is no reason to send nothing: browsers render the page. */
function safely(render: RenderPage | undefined, fails: Fails): RenderPage {
  return async (asked) => {
    if (!render) return null;
    const stop = new AbortController();
    try {
      const late = sleep(WAITS, LATE, { signal: stop.signal }).catch(() => null);
      const rendered = await Promise.race([render(asked), late]);
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
