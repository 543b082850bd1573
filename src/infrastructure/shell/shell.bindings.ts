import { fromCallback, type EventObject } from 'xstate';
import type { DialogId } from '#application/kernel/dialog.ts';
import type { LateChildId } from '#application/kernel/late-child.ts';
import { provide } from '#application/kernel/provide.ts';
import type { NoticeReport } from '#application/kernel/show-notice.ts';
import { languageMachine, slots as languageSlots } from '#application/shell/language/machine.ts';
import { storefrontMachine } from '#application/shell/storefront/machine.ts';
import { slots } from '#application/shell/storefront/setup.ts';
import { themeMachine, slots as themeSlots } from '#application/shell/theme/machine.ts';
import { toastsMachine, slots as toastsSlots } from '#application/shell/toasts/machine.ts';
import type * as Toasts from '#application/shell/toasts/machine.ts';
import { SESSION_MACHINE } from '#infrastructure/account/account.bindings.ts';
import { CART_MACHINE } from '#infrastructure/cart/cart.bindings.ts';
import { catalogueLateMachines } from '#infrastructure/catalogue/catalogue.children.ts';
import { MODULE_STORE } from '#infrastructure/catalogue/catalogue.bindings.ts';
import {
  CURRENT_SCOPE,
  HTTP_CLIENT,
  NAVIGATOR,
  PLATFORM,
  SERVER_CLOCK,
} from '#infrastructure/kernel/kernel.bindings.ts';
import { lateMachines } from '#infrastructure/kernel/late-machines.ts';
import { writePlaceCookie, writeShownCookie } from '#infrastructure/kernel/place-cookie.ts';
import { service, type Get } from '#infrastructure/kernel/service.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { PLACE_STORE, PLACE_VALIDITY_MACHINE } from '#infrastructure/location/location.bindings.ts';
import { messagingLateMachines } from '#infrastructure/messaging/messaging.children.ts';
import { RENTAL_GATE } from '#infrastructure/rental/rental.gate.ts';
import { rentalLateMachines } from '#infrastructure/rental/rental.children.ts';
import { wishlistLateMachines } from '#infrastructure/wishlist/wishlist.children.ts';
import { appDialogMachines } from './app-dialog-machines.ts';
import { createSessionStorageRailMemory } from './session-storage-rail-memory.adapter.ts';
import {
  fetchCodeActor,
  readConfigActor,
  watchConnectionActor,
  watchLanguageActor,
  watchOtherTabsActor,
  watchThemeActor,
} from './shell-actors.ts';

export const RAIL_MEMORY = service((get) => createSessionStorageRailMemory(get(PLATFORM)));

/** A line for each module with a gate. */
export const APP_GATES = service((get) => [get(RENTAL_GATE)]);

/** A line for each module. */
export const LATE_MACHINES = service((get) =>
  lateMachines(get, {
    ...catalogueLateMachines,
    ...rentalLateMachines,
    ...wishlistLateMachines,
    ...messagingLateMachines,
    ...appDialogMachines,
  }),
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
      readConfig: readConfigActor(get(HTTP_CLIENT), get(SERVER_CLOCK), platform.report),
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
