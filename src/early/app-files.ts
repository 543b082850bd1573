import { APP_FILES } from '#contract/early-page.ts';

/** Milliseconds after the load event by which the app is fetched even on a busy page. */
const LATEST = 1_500;

export type AppFiles = {
  /** Fetches the app now. */
  readonly fetch: () => void;
  /** Fetches the app once this has ended, or at the latest after a moment. */
  readonly fetchAfter: (first: Promise<unknown>) => void;
};

type Connection = { readonly saveData?: boolean };

/**
 * The scripts of a rendered page wait in a template: they are fetched when the page is complete and the
 * browser is idle, or when a press is near. With `Save-Data` only a press fetches them.
 */
export function appFiles(): AppFiles {
  let isAsked = false;
  const fetch = () => {
    const template = document.getElementById(APP_FILES);
    if (isAsked) return;
    if (!(template instanceof HTMLTemplateElement)) {
      // Still on its way at the end of the page, or absent: then the browser renders the page, with the app.
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetch);
      return;
    }
    isAsked = true;
    document.head.append(document.importNode(template.content, true));
  };
  const { connection } = navigator as { readonly connection?: Connection };
  if (!connection?.saveData) addEventListener('load', () => whenIdle(fetch), { once: true });
  return {
    fetch,
    fetchAfter: (first) => void Promise.race([first, after(PATIENCE)]).finally(fetch),
  };
}

/** Milliseconds for which one call has the line to itself. */
const PATIENCE = 600;

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST });
  else setTimeout(work, LATEST);
}
