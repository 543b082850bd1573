import { listModules } from '#contract/catalogue.ts';
import type { PageRequest } from '#contract/first-screen.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { prefetchedAnswersOf } from '#infrastructure/kernel/prefetched-answers.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

const nothing = () => {};
const watchesNothing = () => nothing;
const never = () => new Promise<never>(nothing);

/** A platform for server rendering: nothing is stored, and no call leaves. */
export function requestPlatform(asked: PageRequest): Platform {
  const theme = asked.theme ?? 'light';
  return {
    fetch: (call, { method, headers } = {}) =>
      method === 'GET' && typeof call === 'string'
        ? answerTo(asked, call, new Headers(headers))
        : never(),
    baseUrl: '',
    softwareId: '',
    localStore: storedBy(asked),
    sessionStore: memoryStore(),
    writeCookie: nothing,
    readCookies: () => '',
    now: () => asked.at,
    uuid: () => '',
    geolocation: null,
    locks: null,
    isOnline: () => true,
    navigate: nothing,
    back: nothing,
    onPopState: watchesNothing,
    entryState: () => null,
    currentUrl: () => new URL(asked.address, 'http://localhost'),
    reload: nothing,
    openPage: nothing,
    systemTheme: () => theme,
    onSystemTheme: watchesNothing,
    dress: nothing,
    onStorage: watchesNothing,
    wasReloaded: () => false,
    onPageHide: watchesNothing,
    prefetched: prefetchedAnswersOf({ asked, answers: asked.answers }),
    rendered: {
      ...{ asked, theme, address: asked.address, near: asked.near, reads: [] },
      ...{ at: asked.at, now: asked.at },
    },
    build: '',
    persistently: (fetch) => fetch(),
    onCodeMissing: watchesNothing,
    answered: never(),
  };
}

/** The headers by which the API answers public data; principal and exact point are left out. */
const OF_ALL = ['X-localization', 'zoneId', 'moduleId'];

async function answerTo({ ask }: PageRequest, call: string, headers: Headers): Promise<Response> {
  const said = OF_ALL.map((name) => [name, headers.get(name)] as const);
  const answer = await ask(
    call,
    Object.fromEntries(said.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))),
  );
  if (answer === undefined) throw new TypeError(`Not answered: ${call}`);
  return Response.json(answer);
}

function storedBy({ zones, near, module, moduleType, language, answers }: PageRequest) {
  const store = memoryStore();
  store.write(KEYS.language, language);
  const [, latitude, longitude, address] = /^([\d.-]+),([\d.-]+)\|(.+)$/s.exec(near ?? '') ?? [];
  if (zones !== null && address !== undefined) {
    store.write(KEYS.zones, zones);
    store.write(KEYS.address, address);
    store.write(KEYS.point, JSON.stringify({ lat: Number(latitude), lng: Number(longitude) }));
  }
  if (module !== null) {
    const offered = answers[listModules.path];
    const rows: readonly unknown[] = Array.isArray(offered) ? offered : [];
    const row = rows.find((one) => (one as { readonly id?: unknown } | null)?.id === module);
    store.write(
      KEYS.module,
      JSON.stringify({ module_name: '', ...(row ?? {}), id: module, module_type: moduleType }),
    );
  }
  return store;
}
