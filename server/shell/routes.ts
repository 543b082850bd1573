import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { getCookie } from 'hono/cookie';
import { API_ROOT } from '#contract/endpoint.ts';
import type { DrawPage, PageAsked } from '#contract/first-screen.ts';
import { legalTexts } from '#contract/legal.ts';
import { getConfig } from '#contract/shell.ts';
import { languageOf } from '#server/kernel/caller.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { LEGAL_TEXTS, type LegalTextName } from '#domain/shell/legal-text.ts';
import { configAnswer } from './config.ts';
import { legalTextAnswer } from './legal-text.ts';
import { firstPicture, firstScreenOf, placeIn, shownIn, type PlaceCookie } from './first-screen.ts';
import { pageWith } from './html.ts';
import type { Site } from './site.ts';

export function shellRoutes(context: ServerContext): Hono {
  const { settings, now, currency } = context;
  const { router, serve } = routerOn(context);
  serve(getConfig, { summary: 'What the owner has set', tag: 'Settings' }, async () =>
    configAnswer(await settings(), now(), currency),
  );
  for (const name of LEGAL_TEXTS) {
    serve(legalTexts[name], { summary: LEGAL_SUMMARIES[name], tag: 'Settings' }, async (c) =>
      legalTextAnswer(name, await settings(), languageOf(c)),
    );
  }
  return router;
}

const LEGAL_SUMMARIES: Readonly<Record<LegalTextName, string>> = {
  'about-us': 'Who the business is',
  'terms-and-conditions': 'What customers agree to',
  'privacy-policy': 'What is kept of customers',
  'refund-policy': 'When money is given back',
  'shipping-policy': 'How orders are delivered',
  cancelation: 'How orders and trips are cancelled',
};

/** Asks a call of our own API without the way through the network. */
export type AskApi = PageAsked['ask'];

/** Files of the app, and for every other address its page with the first screen's data in it. */
export function siteRoutes(site: Site, ask: AskApi, log: ServerContext['log']): Hono {
  const draw = safely(site.draw, log);
  return new Hono().use(compress({ threshold: 1_024 })).get('*', async (c, next) => {
    if (isNoPage(c.req.path)) return next();
    const file = await site.assets(c);
    if (file) return file;
    if (/\.[a-z0-9]{2,5}$/i.test(c.req.path)) return next();
    const html = await site.page(c.req.url);
    if (site.policy) c.header('Content-Security-Policy', site.policy);
    c.header('Cache-Control', 'private, no-cache');
    c.header('Vary', 'Cookie');
    if (!site.embedsAnswers) return c.html(html);
    const page = await withFirstScreen(html, c, ask, draw);
    return c.html(page.html, page.isFound ? 200 : 404);
  });
}

const isNoPage = (path: string): boolean =>
  [API_ROOT, '/desk'].some((root) => path === root || path.startsWith(`${root}/`));

async function withFirstScreen(
  html: string,
  c: Context,
  ask: AskApi,
  draw: DrawPage,
): Promise<{ readonly html: string; readonly isFound: boolean }> {
  const place = placeIn(getCookie(c, 'place'));
  const { zones, module, moduleType, language } = place;
  const { search } = new URL(c.req.url);
  const screen = firstScreenOf({ pathname: c.req.path, search }, place);
  const { calls } = screen;
  const bodies = await Promise.all(calls.map((call) => ask(call, headersOf(place))));
  const answers = Object.fromEntries(
    calls.flatMap((call, at) => (bodies[at] === undefined ? [] : [[call, bodies[at]]])),
  );
  const asked = { zones, module, language };
  const at = timeIn(answers[getConfig.path]);
  const drawn =
    at === null
      ? null
      : await draw({
          ...asked,
          ...shownIn(getCookie(c, 'shown')),
          moduleType,
          address: c.req.path + search,
          at,
          answers,
          ask,
        });
  if (!drawn) {
    const picture = firstPicture(screen, answers);
    return { html: pageWith(html, { screen: { asked, answers }, picture }), isFound: true };
  }
  // What is in the drawing is handed over as it was drawn, and not a second time as it was answered.
  const open = { [getConfig.path]: answers[getConfig.path] };
  const screenDrawn = { asked, answers: open, drawn: drawn.drawn };
  return {
    html: pageWith(html, { screen: screenDrawn, picture: null, drawn }),
    isFound: drawn.isFound,
  };
}

const timeIn = (config: unknown): number | null =>
  (config as { readonly server_time?: number } | undefined)?.server_time ?? null;

const WAITS = 3_000;

/** A drawing that fails or takes long is no reason to send nothing: browsers draw the page. Of what failed, the first is logged. */
function safely(draw: DrawPage | undefined, log: ServerContext['log']): DrawPage {
  let isLogged = false;
  return async (asked) => {
    if (!draw) return null;
    const stop = new AbortController();
    try {
      const late = sleep(WAITS, null, { signal: stop.signal }).catch(() => null);
      return await Promise.race([draw(asked), late]);
    } catch (problem) {
      if (!isLogged) log(`A page could not be drawn: ${inspect(problem)}`);
      isLogged = true;
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
