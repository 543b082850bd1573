import type { DialogId } from '#application/kernel/dialog.ts';
import type { Services } from '#application/shell/services.ts';
import { module } from '#application/shell/storefront/selectors.ts';
import { sellsItems, type ModuleType } from '#domain/catalogue/module.ts';
import { OPENS } from '#ui/kernel/opens.ts';
import { appDialogViews } from './app-dialog-views.ts';
import { appOverlays } from './app-overlays.ts';

type Needs = Pick<Services, 'selectItem' | 'fetchDialog'>;

/** Likely targets, the likeliest first: dialog ids and link queries. */
const LIKELY = ['pickLocation', 'authenticate'] as const;
const LIKELY_WITH_ITEMS = ['?item=', '?drawer=cart', ...LIKELY] as const;

/** Modules without items open no item. */
export const likelyIn = (type: ModuleType | undefined): readonly string[] =>
  type === undefined || sellsItems(type) ? LIKELY_WITH_ITEMS : LIKELY;

/**
 * Prefetches the code of a press's target when a pointer, a finger or the focus comes near;
 * `idly`, the likeliest ones while the browser is idle. A failed prefetch is repeated on opening.
 */
export function fetchAhead(
  services: Needs & Pick<Services, 'storefront'>,
  { idly }: { readonly idly: boolean },
): void {
  const comesNear = ({ target }: Event) => {
    const found = target instanceof Element ? target.closest(`a[href], [${OPENS}]`) : null;
    if (!found) return;
    void fetchOf(found.getAttribute(OPENS) ?? (found as HTMLAnchorElement).search, services);
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

/** Results are cached: coming near twice costs nothing. */
function fetchOf(opened: string, { selectItem, fetchDialog }: Needs): Promise<unknown> {
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
