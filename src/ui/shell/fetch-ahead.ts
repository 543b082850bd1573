import type { DialogId } from '#application/kernel/dialog.ts';
import { paths } from '#application/kernel/path.ts';
import type { Services } from '#application/shell/services.ts';
import { module } from '#application/shell/storefront/selectors.ts';
import { sellsItems, type ModuleType } from '#domain/catalogue/module.ts';
import { OPENS } from '#ui/kernel/opens.ts';
import { appDialogViews } from './app-dialog-views.ts';
import { appOverlays } from './app-overlays.ts';
import { fetchPageAt } from './app-routes.ts';

/** Likely targets, the likeliest first: pages, dialog ids and link queries. */
const LIKELY = [paths.home.pattern, 'pickLocation', 'authenticate'];
const LIKELY_WITH_ITEMS = ['?item=1', '?drawer=cart', paths.store.pattern, ...LIKELY];

/** Modules without items open no item. */
export const likelyIn = (type: ModuleType | undefined): readonly string[] =>
  type === undefined || sellsItems(type) ? LIKELY_WITH_ITEMS : LIKELY;

/**
 * Prefetches the code of a press's target when a pointer, a finger or the focus comes near;
 * `idly`, the likeliest ones while the browser is idle. A failed prefetch is repeated on opening.
 */
export function fetchAhead(services: Services, { idly }: { readonly idly: boolean }): void {
  const comesNear = ({ target }: Event) => {
    const found = target instanceof Element ? target.closest(`a[href], [${OPENS}]`) : null;
    const opened = found?.getAttribute(OPENS) ?? null;
    if (opened !== null) void fetchOf(opened, services);
    else if (found) void fetchLinked(found as HTMLAnchorElement, services);
  };
  for (const kind of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(kind, comesNear, { passive: true });
  }
  if (!idly) return;
  const here = module(services.storefront.getSnapshot());
  void inTurn(likelyIn(here?.type).map((opened) => () => fetchOf(opened, services)));
}

/** Runs one task per idle period. */
async function inTurn(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const task of tasks) {
    await idle();
    await task();
  }
}

const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, PAUSE),
  );

/** In milliseconds, for browsers without `requestIdleCallback`. */
const PAUSE = 200;

/** The page of a link and the overlay over it. */
function fetchLinked({ origin, pathname, search }: HTMLAnchorElement, services: Services) {
  const isHere = origin === location.origin && pathname !== location.pathname;
  return Promise.allSettled([
    fetchOf(search, services),
    isHere ? fetchPageAt({ pathname, search }, services) : null,
  ]);
}

/** Results are cached: coming near twice costs nothing. */
function fetchOf(opened: string, services: Services): Promise<unknown> {
  const { selectItem, fetchDialog } = services;
  if (opened.startsWith('/')) return fetchPageAt({ pathname: opened, search: '' }, services);
  if (isDialog(opened)) {
    return Promise.allSettled([appDialogViews[opened].fetch(), fetchDialog(opened)]);
  }
  const query = new URLSearchParams(opened);
  return Promise.allSettled([
    ...appOverlays.filter(({ isAt }) => isAt?.(query)).map(({ view }) => view.fetch()),
    ...(query.has('item') ? [selectItem()] : []),
  ]);
}

const isDialog = (opened: string): opened is DialogId => Object.hasOwn(appDialogViews, opened);
