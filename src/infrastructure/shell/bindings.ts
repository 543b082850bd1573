import { fromCallback, type EventObject, fromPromise } from 'xstate';
import type { ModuleStore } from '#application/catalogue/module-store.port.ts';
import type { DialogId } from '#application/kernel/dialog.ts';
import type { LateChildId } from '#application/kernel/late-child.ts';
import { provide } from '#application/kernel/provide.ts';
import type { NoticeReport } from '#application/kernel/show-notice.ts';
import type { PlaceStore } from '#application/location/place-store.port.ts';
import type * as LanguageFlow from '#application/shell/language/machine.ts';
import { languageMachine, slots as languageSlots } from '#application/shell/language/machine.ts';
import { storefrontMachine } from '#application/shell/storefront/machine.ts';
import type * as Storefront from '#application/shell/storefront/setup.ts';
import { slots } from '#application/shell/storefront/setup.ts';
import type * as ThemeFlow from '#application/shell/theme/machine.ts';
import { themeMachine, slots as themeSlots } from '#application/shell/theme/machine.ts';
import type * as Toasts from '#application/shell/toasts/machine.ts';
import { toastsMachine, slots as toastsSlots } from '#application/shell/toasts/machine.ts';
import { ok } from '#domain/kernel/result.ts';
import { SESSION_MACHINE } from '#infrastructure/account/bindings.ts';
import { CART_MACHINE } from '#infrastructure/cart/bindings.ts';
import { MODULE_STORE } from '#infrastructure/catalogue/bindings.ts';
import {
  CURRENT_SCOPE,
  NAVIGATOR,
  PLATFORM,
  SERVER_CLOCK,
} from '#infrastructure/kernel/bindings.ts';
import { lateAdapter } from '#infrastructure/kernel/late-adapter.ts';
import { lateMachines, type LateMachines } from '#infrastructure/kernel/late-machines.ts';
import { writePlaceCookie, writeShownCookie } from '#infrastructure/kernel/place-cookie.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { ServerClock } from '#infrastructure/kernel/server-clock.ts';
import { service, type Get } from '#infrastructure/kernel/service.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { PLACE_STORE, PLACE_VALIDITY_MACHINE } from '#infrastructure/location/bindings.ts';
import { RENTAL_GATE } from '#infrastructure/rental/gate.ts';
import { appDialogMachines } from './app-dialog-machines.ts';
import type { ConfigReader } from './api.ts';
import { languageIn, themeFor, createRailMemory } from './storage.ts';

export const RAIL_MEMORY = service((get) => createRailMemory(get(PLATFORM)));

/** A line for each module with a gate. */
export const APP_GATES = service((get) => [get(RENTAL_GATE)]);

/** Loaded when a child or a dialog is first wanted. */
export const LATE_MACHINES = service((get) =>
  lateMachines(get, {
    search: async () =>
      (await import('#infrastructure/catalogue/search.bindings.ts')).SEARCH_MACHINE,
    searchTrip: async () =>
      (await import('#infrastructure/rental/search-trip.bindings.ts')).SEARCH_TRIP_MACHINE,
    tripCart: async () =>
      (await import('#infrastructure/rental/trip-cart.bindings.ts')).TRIP_CART_MACHINE,
    wishlist: async () => (await import('#infrastructure/wishlist/bindings.ts')).WISHLIST_MACHINE,
    conversations: async () =>
      (await import('#infrastructure/messaging/bindings.ts')).CONVERSATIONS_MACHINE,
    outbox: async () => (await import('#infrastructure/messaging/bindings.ts')).OUTBOX_MACHINE,
    ...appDialogMachines,
  }),
);

const CONFIG_READER = service((get) =>
  lateAdapter(get, async () => (await import('./config.adapter.ts')).CONFIG_ADAPTER),
);

export const STOREFRONT_MACHINE = service((get) => {
  const platform = get(PLATFORM);
  const scope = get(CURRENT_SCOPE);
  const late = get(LATE_MACHINES);
  return provide(storefrontMachine, slots, {
    actors: {
      ...(late.machines as Pick<typeof slots.actors, LateChildId | DialogId>),
      session: get(SESSION_MACHINE),
      cart: get(CART_MACHINE),
      placeValidity: get(PLACE_VALIDITY_MACHINE),
      toasts: provideToasts(get),
      theme: provideTheme(get),
      language: provideLanguage(get),
      fetchCode: fetchCodeActor(late, platform),
      readConfig: readConfigActor(get(CONFIG_READER), platform, get(SERVER_CLOCK)),
      watchOtherTabs: watchOtherTabsActor(platform, get(PLACE_STORE), get(MODULE_STORE)),
    },
    effects: { setCallScope: (_, current) => scope.set(current) },
  });
});

function provideToasts(get: Get) {
  const { now } = get(PLATFORM);
  return provide(toastsMachine, toastsSlots, {
    actors: {
      clock: fromCallback<EventObject, undefined, Toasts.Shown>(({ receive, sendBack }) =>
        receive((shown: NoticeReport) => {
          if (shown.type === 'notice.show') sendBack({ ...shown, type: 'notice.time', at: now() });
        }),
      ),
      watchConnection: watchConnectionActor(),
    },
    effects: {},
  });
}

function provideTheme(get: Get) {
  const platform = get(PLATFORM);
  return provide(themeMachine, themeSlots, {
    actors: { watchTheme: watchThemeActor(platform) },
    effects: {
      showTheme: (_, shown) => platform.dress({ theme: shown }),
      saveTheme: (_, chosen) => {
        platform.localStore.write(KEYS.theme, chosen);
        writeShownCookie(platform);
      },
    },
  });
}

function provideLanguage(get: Get) {
  const platform = get(PLATFORM);
  const navigator = get(NAVIGATOR);
  return provide(languageMachine, languageSlots, {
    actors: { watchLanguage: watchLanguageActor(platform) },
    effects: {
      saveLanguage: (_, chosen) => {
        platform.localStore.write(KEYS.language, chosen);
        platform.sessionStore.write(KEYS.languageChanged, '1');
        writePlaceCookie(platform);
      },
      reloadPage: () => navigator.reload(),
      forgetChange: () => platform.sessionStore.remove(KEYS.languageChanged),
    },
  });
}

/** A rendered page brings the settings and the server's time along. */
export const readConfigActor = (
  { config }: ConfigReader,
  { rendered }: Pick<Platform, 'rendered'>,
  clock: ServerClock,
) =>
  fromPromise<Storefront.ConfigAnswer, undefined>(async ({ signal }) => {
    if (!rendered?.config) return config(signal);
    clock.learn(rendered.now);
    return ok(rendered.config);
  });

/** The place and the module belong to the browser, not to the tab (D-105). */
export const watchOtherTabsActor = (
  { onStorage }: Pick<Platform, 'onStorage'>,
  places: PlaceStore,
  modules: ModuleStore,
) =>
  fromCallback<EventObject, undefined, Storefront.Report>(({ sendBack }) =>
    onStorage((key) => {
      const all = key === null;
      // The point is written last of a place's three values.
      if (all || key === KEYS.point) sendBack({ type: 'place.change', place: places.recall() });
      if (all || key === KEYS.module) sendBack({ type: 'module.change', module: modules.recall() });
    }),
  );

export const watchConnectionActor = () =>
  fromCallback<EventObject, undefined, Toasts.Report>(({ sendBack }) => {
    const tell = () => sendBack({ type: 'connection.return' });
    globalThis.addEventListener?.('online', tell);
    return () => globalThis.removeEventListener?.('online', tell);
  });

/** Another tab's choice applies here; the system's theme applies until the customer has chosen. */
export const watchThemeActor = (
  platform: Pick<Platform, 'onStorage' | 'onSystemTheme' | 'localStore' | 'systemTheme'>,
) =>
  fromCallback<EventObject, undefined, ThemeFlow.Report>(({ sendBack }) => {
    const report = () => sendBack({ type: 'theme.sync', theme: themeFor(platform) });
    const stopTabs = platform.onStorage((key) => {
      if (key === KEYS.theme || key === null) report();
    });
    const stopSystem = platform.onSystemTheme(report);
    return () => {
      stopTabs();
      stopSystem();
    };
  });

/**
 * Loads the code of a child or a dialog with the same retries as a page's code, then reports it missing. A
 * child's code yields to the code that makes the page interactive.
 */
export const fetchCodeActor = (
  { fetch }: Pick<LateMachines, 'fetch'>,
  { persistently, answered = Promise.resolve() }: Pick<Platform, 'persistently' | 'answered'>,
) =>
  fromCallback<Storefront.FetchCode, undefined, Storefront.Report>(({ receive, sendBack }) =>
    receive((asked) => {
      const [ready, missing] = reportsOn(asked);
      const code = () => persistently(() => fetch(asked.id));
      (asked.type === 'child.fetch' ? answered.then(code) : code()).then(
        () => sendBack(ready),
        () => sendBack(missing),
      );
    }),
  );

const reportsOn = (asked: Storefront.FetchCode): readonly [Storefront.Report, Storefront.Report] =>
  asked.type === 'child.fetch'
    ? [
        { type: 'child.ready', id: asked.id },
        { type: 'child.missing', id: asked.id },
      ]
    : [
        { type: 'dialog.ready', id: asked.id },
        { type: 'dialog.missing', id: asked.id },
      ];

export const watchLanguageActor = (platform: Pick<Platform, 'onStorage' | 'localStore'>) =>
  fromCallback<EventObject, undefined, LanguageFlow.Report>(({ sendBack }) =>
    platform.onStorage((key) => {
      if (key === KEYS.language || key === null) {
        sendBack({ type: 'language.sync', language: languageIn(platform) });
      }
    }),
  );
