import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { PANEL_HEADER } from '#contract/early-page.ts';
import { API_ROOT } from '#contract/endpoint.ts';
import { legalTexts } from '#contract/legal.ts';
import { getConfig } from '#contract/shell.ts';
import { languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { LEGAL_TEXTS, type LegalTextName } from '#domain/shell/legal-text.ts';
import { configAnswer } from './config.ts';
import { legalTextAnswer } from './legal-text.ts';
import { createPages, type PageSource } from './pages.ts';
import type { Site } from './site.ts';

export function shellRoutes(context: ServerContext): Hono {
  const { settings, now } = context;
  const { router, serve } = routerOn(context);
  serve(getConfig, { summary: 'The owner’s settings', tag: 'Settings' }, async () =>
    configAnswer(await settings(), now(), context),
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

/** Files of the app; every other address gets a page with the data of its first screen. */
export function siteRoutes(site: Site, source: PageSource, context: ServerContext): Hono {
  const pageFor = createPages(site, source, context);
  return new Hono().use(compress({ threshold: 1_024 })).get('*', async (c, next) => {
    if (isNoPage(c.req.path)) return next();
    const file = await site.assets(c);
    if (file) return file;
    if (/\.[a-z0-9]{2,5}$/i.test(c.req.path)) return next();
    const html = await site.page(c.req.url);
    const policy = site.policy(html);
    if (policy) c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'private, no-cache');
    c.header('Vary', `Cookie, Accept-Encoding, ${PANEL_HEADER}`);
    if (!site.embedsAnswers) return c.html(html);
    const page = await pageFor(html, c);
    const status = page.isFound ? 200 : 404;
    if (!page.gzipped || !GZIP.test(c.req.header('Accept-Encoding') ?? '')) {
      return c.html(page.html(), status);
    }
    const headers = { 'Content-Type': 'text/html; charset=UTF-8', 'Content-Encoding': 'gzip' };
    return c.body(await page.gzipped(), status, headers);
  });
}

/** Browsers name it without a weight. */
const GZIP = /(?:^|,)\s*gzip\s*(?:,|$)/i;

const isNoPage = (path: string): boolean =>
  [API_ROOT, '/desk'].some((root) => path === root || path.startsWith(`${root}/`));
