import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { createElement, StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { unstable_serialize as serialized } from 'swr';
import type { RenderPage, PageRequest, PageHtml } from '#contract/first-screen.ts';
import type { Late } from '#application/kernel/late.ts';
import type { Query } from '#application/kernel/query.ts';
import { principalOf } from '#application/account/session/selectors.ts';
import type { Services } from '#application/shell/services.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { marksVegetarian, MODULE_TYPES } from '#domain/catalogue/module.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { directionOf, isLanguage } from '#domain/kernel/language.ts';
import { persistedState } from '#infrastructure/shell/storage.ts';
import { App, Surroundings } from '#ui/app.tsx';
import { drawingStyles } from '#ui/design/theme/style-cache.ts';
import { loadMessages } from '#ui/kernel/load-messages.ts';
import type { ReadsFrom } from '#ui/kernel/page-reads.ts';
import { fixedAddress } from '#ui/kernel/router.tsx';
import type { RouteNeeds } from '#ui/kernel/routes.ts';
import { appOverlays } from '#ui/shell/app-overlays.ts';
import { frameReads, overlayReads, readsOfPage } from '#ui/shell/app-reads.ts';
import { fetchPageAt, INSPECTOR, routeAt } from '#ui/shell/app-routes.ts';
import { EarlyPanels } from '#ui/shell/parts/early-panels.tsx';
import { messages as texts } from '#ui/shell/shell.messages.ts';
import { filesOf } from 'virtual:page-files';
import { compose } from './composition-root.ts';
import { requestPlatform } from './request-platform.ts';

/** Milliseconds. After this timeout the browser renders the page. */
const PATIENCE = 2_000;

/** Names of the late code that a rendering loads, as in the build of the app. */
const imports = new AsyncLocalStorage<Set<string>>();
Object.assign(globalThis, { noteImport: (name: string) => imports.getStore()?.add(name) });

/** Uses the same app as the browser, with the data of the request. */
export const renderPage: RenderPage = (asked) => {
  const noted = new Set<string>();
  return imports.run(noted, () => rendered(asked, noted));
};

async function rendered(asked: PageRequest, noted: ReadonlySet<string>): Promise<PageHtml | null> {
  const url = new URL(asked.address, 'http://localhost');
  if (!isLanguage(asked.language) || !mayBeDrawn(url, asked)) return null;
  const platform = requestPlatform(asked);
  const persisted = persistedState(platform);
  if (persisted.askedModule !== null) return null;
  const services = compose(platform, persisted);
  services.storefront.start();
  try {
    const snapshots = await services.prefetched?.snapshots();
    await fetchPageAt(url, services);
    const { ofPage, ofOverlay } = queriesOf(services, url);
    const content = asked.part === 'panel' ? contentAt(url) : null;
    if (asked.part === 'panel' && !content) return null;
    await content?.fetchAll(services);
    const [reads, over] = await Promise.all([
      answersTo(content ? ofOverlay : ofPage),
      answersTo(content ? [] : ofOverlay),
    ]);
    if (!snapshots || !reads) return null;
    for (const [key, data] of reads) {
      services.readCache.set(key, { data, isLoading: false, isValidating: false });
    }
    const messages = await loadMessages(asked.language);
    const code = preloadsOf(noted);
    const { cache, html: styles } = drawingStyles();
    const surroundings = {
      services,
      language: asked.language,
      messages,
      Address: fixedAddress(asked.address),
      styles: cache,
      rendered: snapshots,
    };
    const written = await writtenOut(
      <StrictMode>
        {content ? (
          <Surroundings {...surroundings}>{createElement(content)}</Surroundings>
        ) : (
          <App {...surroundings} onShown={nothing} />
        )}
      </StrictMode>,
    );
    const panels = content
      ? ''
      : renderToStaticMarkup(
          <Surroundings {...surroundings}>
            <EarlyPanels />
          </Surroundings>,
        );
    const [preloads = ''] = /^(?:<link\b[^>]*>)*/.exec(written) ?? [];
    const body = written.slice(preloads.length);
    // Only scripts from our own files may run.
    if (/<script/i.test(body)) return null;
    const intl = createIntl({ locale: asked.language, defaultLocale: 'en', messages });
    const app = select.config(services.storefront.getSnapshot())?.name ?? '';
    const page = headingIn(body);
    return {
      isFound: routeAt(url).page !== null,
      body,
      panels,
      head: (content ? '' : preloads) + styles(),
      code,
      title: page === '' ? app : intl.formatMessage(texts.pageTitle, { page, app }),
      description: intl.formatMessage(texts.pageDescription, { page: page === '' ? app : page }),
      direction: directionOf(asked.language),
      rendered: {
        address: asked.address,
        at: asked.at,
        near: asked.near,
        theme: asked.theme ?? 'light',
        config: select.config(services.storefront.getSnapshot()),
        reads: [...reads, ...(over ?? [])],
      },
    } satisfies PageHtml;
  } finally {
    services.storefront.stop();
  }
}

/**
 * Makes the browser preload what the page is rendered with, after the visible resources, before it parses the
 * script that imports it.
 */
const preloadsOf = (noted: ReadonlySet<string>): string =>
  [...new Set([...noted].flatMap((name) => filesOf[name] ?? []))]
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`)
    .join('');

const nothing = () => {};

/** Pages that can be hydrated. Browsers render all others. */
function mayBeDrawn(url: URL, { zones, module, moduleType, near }: PageRequest): boolean {
  const { page, route } = routeAt(url);
  // A browser has both facts of a place or neither.
  if ((zones === null) !== (near === null) || !isMet(route.needs, zones, module)) return false;
  if (page === null) return url.pathname !== INSPECTOR;
  const type = typeIn(moduleType);
  const visit = { query: url.searchParams, zones, module, moduleType: type };
  return readsOfPage(page, type)?.rendered?.(visit) ?? false;
}

function isMet(needs: RouteNeeds, zones: string | null, module: number | null): boolean {
  if (needs === 'nothing') return true;
  return needs !== 'customer' && zones !== null && (needs === 'place' || module !== null);
}

const typeIn = (text: string | null) => MODULE_TYPES.find((known) => known === text) ?? null;

function queriesOf(services: Services, url: URL) {
  const { page, given } = routeAt(url);
  const snapshot = services.storefront.getSnapshot();
  const config = select.config(snapshot);
  const type = select.module(snapshot)?.type ?? null;
  const from: ReadsFrom<'store'> = {
    queries: queriesIn(services),
    scope: {
      principal: principalOf(select.session(snapshot).getSnapshot()).key,
      zones: select.zones(snapshot),
      moduleId: select.moduleId(snapshot),
      language: select.pageLanguage(snapshot),
    },
    params: { id: '', ...given.params },
    query: url.searchParams,
    timeZone: config?.timeZone ?? null,
    marksDiet: (config?.vegetarianMarks ?? false) && type !== null && marksVegetarian(type),
  };
  const { reads = none, byQuery } = (page && readsOfPage(page, type)) || {};
  return {
    ofPage: [...frameReads(from), ...reads(from), ...(byQuery?.reads(from) ?? [])],
    ofOverlay: overlayReads(from),
  };
}

const none = () => [];

/** Queries of late code exist once the page has loaded them. */
const queriesIn = ({
  queries,
  search,
  legal,
  vehicles,
  parcelQueries,
}: Services): ReadsFrom['queries'] => ({
  ...queries,
  get search() {
    return fetched(search);
  },
  get legal() {
    return fetched(legal);
  },
  get rental() {
    return fetched(vehicles);
  },
  get parcel() {
    return fetched(parcelQueries);
  },
});

function fetched<Value>({ here }: Late<Value>): Value {
  const value = here?.() ?? null;
  if (value === null) throw new Defect('A page reads by what it has not fetched');
  return value;
}

/** The contents of the panel that a link with this query opens early. */
const contentAt = ({ searchParams }: URL) =>
  appOverlays.find(({ isAt, early }) => early?.content && isAt?.(searchParams))?.early?.content ??
  null;

/** Null when an answer is missing from the request, or is a refusal. */
async function answersTo(
  queries: readonly Query<unknown>[],
): Promise<ReadonlyMap<string, unknown> | null> {
  const answers = await Promise.all(
    queries.map(async ({ key, read }) => [serialized(key), await read()] as const),
  );
  return answers.every(([, answer]) => answer.ok) ? new Map(answers) : null;
}

/** Resolves with the complete page, including its late code. */
function writtenOut(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write: (part: Buffer, _, next) => {
        html += part.toString();
        next();
      },
      final: (done) => {
        clearTimeout(timer);
        resolve(html);
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      // Streamed pieces need inline scripts, which the page's policy forbids.
      progressiveChunkSize: Infinity,
      onAllReady: () => void pipe(sink),
      onError: (problem) => {
        clearTimeout(timer);
        reject(new Error('A view could not be rendered', { cause: problem }));
      },
    });
    const timer = setTimeout(() => abort(new Error('Drawing took too long')), PATIENCE);
  });
}

const headingIn = (html: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
