import { Writable } from 'node:stream';
import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { unstable_serialize as serialized } from 'swr';
import type { DrawPage, PageAsked, PageDrawn } from '#contract/first-screen.ts';
import { pageAt } from '#application/kernel/page-at.ts';
import type { PageId } from '#application/kernel/path.ts';
import type { Query } from '#application/kernel/query.ts';
import { principalOf } from '#application/account/session.selectors.ts';
import type { Services } from '#application/shell/services.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { MODULE_TYPES, sellsItems } from '#domain/catalogue/module.ts';
import { directionOf, isLanguage } from '#domain/kernel/language.ts';
import { persistedState } from '#infrastructure/shell/persisted-state.ts';
import { App } from '#ui/app.tsx';
import { drawingStyles } from '#ui/design/theme/style-cache.ts';
import { loadMessages } from '#ui/kernel/load-messages.ts';
import type { Reads } from '#ui/kernel/page-reads.ts';
import { fixedAddress } from '#ui/kernel/router.tsx';
import { appReads, frameReads } from '#ui/shell/app-reads.ts';
import { messages as words } from '#ui/shell/shell.messages.ts';
import { compose } from './composition-root.ts';
import { requestPlatform } from './request-platform.ts';

/** Milliseconds after which a drawing is given up: a browser then draws the page. */
const PATIENCE = 2_000;

/** A request in, a page out: the same app, on what is known of the request. */
export const drawPage: DrawPage = async (asked) => {
  const found = pageAt(new URL(asked.address, 'http://localhost'));
  if (!found || !isLanguage(asked.language) || !mayBeDrawn(found.id, asked)) return null;
  const platform = requestPlatform(asked);
  const persisted = persistedState(platform);
  const services = compose(platform, persisted);
  services.storefront.start();
  try {
    const snapshots = await services.handed?.snapshots();
    const reads = await answersTo(queriesOf(services, found, await services.vehicles()));
    if (!snapshots || !reads) return null;
    for (const [key, data] of reads) {
      services.readCache.set(key, { data, isLoading: false, isValidating: false });
    }
    const messages = await loadMessages(asked.language);
    const { cache, html: styles } = drawingStyles();
    const written = await writtenOut(
      <StrictMode>
        <App
          services={services}
          language={asked.language}
          messages={messages}
          Address={fixedAddress(asked.address)}
          onShown={nothing}
          styles={cache}
          drawn={snapshots}
        />
      </StrictMode>,
    );
    const [preloads = ''] = /^(?:<link\b[^>]*>)*/.exec(written) ?? [];
    const body = written.slice(preloads.length);
    // Nothing runs that did not come as a file of ours.
    if (/<script/i.test(body)) return null;
    const intl = createIntl({ locale: asked.language, defaultLocale: 'en', messages });
    const app = select.config(services.storefront.getSnapshot())?.name ?? '';
    const page = headingIn(body);
    return {
      body,
      head: preloads + styles(),
      title: page === '' ? app : intl.formatMessage(words.pageTitle, { page, app }),
      description: intl.formatMessage(words.pageDescription, { page: page === '' ? app : page }),
      direction: directionOf(asked.language),
      drawn: {
        address: asked.address,
        at: asked.at,
        near: asked.near,
        theme: asked.theme ?? 'light',
        reads: [...reads],
      },
    } satisfies PageDrawn;
  } finally {
    services.storefront.stop();
  }
};

const nothing = () => {};

/** Pages that come to life as they were drawn. All others are drawn by browsers. */
function mayBeDrawn(
  page: PageId,
  { address, zones, module, moduleType, near }: PageAsked,
): boolean {
  const query = [...new URL(address, 'http://localhost').searchParams];
  const isPlain = query.length === 0;
  // Who has a place and a module is sent on from the landing page.
  if (page === 'landing') return isPlain && zones === null && module === null;
  const type = MODULE_TYPES.find((known) => known === moduleType);
  const shops = zones !== null && near !== null && module !== null && type && sellsItems(type);
  if (page === 'home') return Boolean(shops) && isPlain;
  return (
    Boolean(shops) &&
    page === 'store' &&
    query.every(([name, value]) =>
      name === 'module_id' ? value === String(module) : OF_STORE_LINK.includes(name),
    )
  );
}

/** What a link to a store says besides its module. */
const OF_STORE_LINK = ['id', 'module_type', 'store_zone_id', 'lat', 'lng'];

type Found = NonNullable<ReturnType<typeof pageAt>>;

/** What the page and the frame around it read first. */
function queriesOf(
  { storefront, queries }: Services,
  { id, params }: Found,
  rental: Awaited<ReturnType<Services['vehicles']>>,
): readonly Query<unknown>[] {
  const snapshot = storefront.getSnapshot();
  const scope = {
    principal: principalOf(select.session(snapshot).getSnapshot()).key,
    zones: select.zones(snapshot),
    moduleId: select.moduleId(snapshot),
    language: select.pageLanguage(snapshot),
  };
  const from = { queries: { ...queries, rental }, scope, params: { id: '', ...params } };
  // Each page is given what its own address names, which the types of a union cannot follow.
  const reads = appReads[id]?.reads as Reads<'store'> | undefined;
  return [...frameReads(from), ...(reads?.(from) ?? [])];
}

/** The answers by their keys; null where one of them did not come with the request, or is a refusal. */
async function answersTo(
  queries: readonly Query<unknown>[],
): Promise<ReadonlyMap<string, unknown> | null> {
  const answers = await Promise.all(
    queries.map(async ({ key, read }) => [serialized(key), await read()] as const),
  );
  return answers.every(([, answer]) => answer.ok) ? new Map(answers) : null;
}

/** All of a page, once the code has come that it waits for. */
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
      // What is written in pieces is put together by scripts in the page, which its policy forbids.
      progressiveChunkSize: Infinity,
      onAllReady: () => void pipe(sink),
      onError: (problem) => {
        clearTimeout(timer);
        reject(new Error('A view could not be drawn', { cause: problem }));
      },
    });
    const timer = setTimeout(() => abort(new Error('Drawing took too long')), PATIENCE);
  });
}

/** The text of the page's heading. */
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
