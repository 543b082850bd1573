import type { Platform } from '#infrastructure/kernel/platform.ts';
import { browserStore } from '#infrastructure/kernel/key-value-store.ts';
import { cookieOn } from '#infrastructure/kernel/place-cookie.ts';
import { firstScreenIn } from '#infrastructure/kernel/prefetched-answers.ts';
import { persistently } from '#ui/kernel/persistently.ts';

/** The software id that back ends of this family expect. */
const SOFTWARE_ID = '33571750';

const baked = import.meta.env as { readonly VITE_API_BASE_URL?: string };

type Page = Pick<Platform, 'navigate' | 'answered'>;

export const historyPlatform: Pick<Platform, 'back' | 'onPopState' | 'entryState' | 'currentUrl'> =
  {
    back: () => history.back(),
    // The router also listens, and must know the browser's address before any other navigation.
    onPopState: (listener) => listening(window, 'popstate', () => setTimeout(listener)),
    entryState: () => (history.state as { readonly usr?: unknown } | null)?.usr ?? null,
    currentUrl: () => new URL(location.href),
  };

/** The router, which provides `navigate`, is created later. */
export function browserPlatform({ navigate, ...page }: Page): Platform {
  const screen = firstScreenIn(document.getElementById('first-screen')?.textContent);
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  return {
    fetch: (...request) => globalThis.fetch(...request),
    baseUrl: baked.VITE_API_BASE_URL ?? '',
    softwareId: SOFTWARE_ID,
    localStore: browserStore(() => localStorage),
    sessionStore: browserStore(() => sessionStorage),
    writeCookie: (text) => void (document.cookie = cookieOn(location, text)),
    readCookies: () => document.cookie,
    now: () => Date.now(),
    uuid,
    geolocation: 'geolocation' in navigator ? navigator.geolocation : null,
    locks: 'locks' in navigator ? navigator.locks : null,
    isOnline: () => navigator.onLine,
    navigate,
    ...historyPlatform,
    wasReloaded: () => {
      const [arrival] = performance.getEntriesByType('navigation');
      return (arrival as PerformanceNavigationTiming | undefined)?.type === 'reload';
    },
    reload: () => location.reload(),
    openPage: (url) => location.assign(url),
    systemTheme: () => (prefersDark.matches ? 'dark' : 'light'),
    onSystemTheme: (listener) => listening(prefersDark, 'change', listener),
    dress: ({ theme }) => {
      const { classList, dataset, style } = document.documentElement;
      // Already rendered so: setting the same theme again would restyle the whole page.
      if (dataset['theme'] === theme && classList.contains(theme)) return;
      classList.remove('light', 'dark');
      classList.add(theme);
      dataset['theme'] = theme;
      style.colorScheme = theme;
    },
    onStorage: (listener) =>
      listening(window, 'storage', (event) => listener((event as StorageEvent).key)),
    // A page in the back/forward cache is not unloaded.
    onPageHide: (listener) =>
      listening(window, 'pagehide', (event) => {
        if (!(event as PageTransitionEvent).persisted) listener();
      }),
    ...screen,
    callsAfter: screen.rendered ? page.answered : undefined,
    build: new URL(import.meta.url).pathname,
    persistently,
    ...page,
    onCodeMissing: (listener) => listening(window, 'vite:preloadError', listener),
    report: (problem) => console.error(problem),
  };
}

function listening(on: EventTarget, type: string, listener: (event: Event) => void): () => void {
  on.addEventListener(type, listener);
  return () => on.removeEventListener(type, listener);
}

/** `crypto.randomUUID` exists on secure origins only, not on a plain local address. */
function uuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
