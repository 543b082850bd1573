import type { Platform } from '#infrastructure/kernel/platform.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { prefetchedAnswersIn } from '#infrastructure/kernel/prefetched-answers.ts';

/** A platform without a browser: its storage is a map, and the test plays the other tabs. */
export function fakePlatform(given: Partial<Platform> = {}) {
  const tabs = new Set<(key: string | null) => void>();
  const pops = new Set<() => void>();
  const systems = new Set<() => void>();
  const log: string[] = [];
  let system: 'light' | 'dark' = 'light';
  const platform: Platform = {
    fetch: () => Promise.reject(new TypeError('No network here')),
    baseUrl: '',
    softwareId: 'sundry-test',
    localStore: memoryStore(),
    sessionStore: memoryStore(),
    writeCookie: (text) => void log.push(`cookie ${text}`),
    readCookies: () => '',
    now: () => 0,
    uuid: () => '00000000-0000-4000-8000-000000000000',
    geolocation: null,
    locks: null,
    isOnline: () => true,
    navigate: (to) => void log.push(`go ${to}`),
    back: () => {
      log.push('back');
      pops.forEach((listener) => listener());
    },
    onPopState: (listener) => (pops.add(listener), () => void pops.delete(listener)),
    entryState: () => null,
    currentUrl: () => new URL('http://shop.test/'),
    reload: () => void log.push('reload'),
    openPage: (url) => void log.push(`open ${url}`),
    systemTheme: () => system,
    onSystemTheme: (listener) => (systems.add(listener), () => void systems.delete(listener)),
    dress: ({ theme }) => void log.push(`dress ${theme}`),
    onStorage: (listener) => (tabs.add(listener), () => void tabs.delete(listener)),
    wasReloaded: () => true,
    onPageHide: () => () => {},
    prefetched: prefetchedAnswersIn(null),
    build: '/assets/start-1.js',
    persistently: (fetch) => fetch(),
    onCodeMissing: () => () => {},
    ...given,
  };
  return {
    platform,
    log,
    /** Another tab writes under this key; null clears everything. */
    otherTabWrites(key: string | null, value?: string) {
      if (key !== null && value !== undefined) platform.localStore.write(key, value);
      if (key !== null && value === undefined) platform.localStore.remove(key);
      tabs.forEach((listener) => listener(key));
    },
    systemSwitches(to: 'light' | 'dark') {
      system = to;
      systems.forEach((listener) => listener());
    },
    listeners: () => tabs.size + systems.size,
  };
}
