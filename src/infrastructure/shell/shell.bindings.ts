import { ContainerModule } from 'inversify';
import type { authenticateMachine } from '#application/account/authenticate.machine.ts';
import type { sessionMachine } from '#application/account/session.machine.ts';
import type { signOutMachine } from '#application/account/sign-out.machine.ts';
import type { cartMachine } from '#application/cart/cart.machine.ts';
import type { checkoutGateMachine } from '#application/cart/checkout-gate.machine.ts';
import type { chooseModuleMachine } from '#application/catalogue/choose-module.machine.ts';
import type { pickLocationMachine } from '#application/location/pick-location.machine.ts';
import type { placeStandingMachine } from '#application/location/place-standing.machine.ts';
import type { ModuleStore } from '#application/catalogue/module-store.port.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import type { PlaceStore } from '#application/location/place-store.port.ts';
import type { Notifier } from '#application/shell/notifier.port.ts';
import type { RailMemory } from '#application/shell/rail-memory.port.ts';
import { languageMachine } from '#application/shell/language.machine.ts';
import { storefrontMachine } from '#application/shell/storefront.machine.ts';
import { themeMachine } from '#application/shell/theme.machine.ts';
import { toastsMachine } from '#application/shell/toasts.machine.ts';
import {
  AUTHENTICATE_MACHINE,
  SESSION_MACHINE,
  SIGN_OUT_MACHINE,
} from '#infrastructure/account/account.bindings.ts';
import { CART_MACHINE, CHECKOUT_GATE_MACHINE } from '#infrastructure/cart/cart.bindings.ts';
import {
  CHOOSE_MODULE_MACHINE,
  MODULE_STORE,
} from '#infrastructure/catalogue/catalogue.bindings.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import {
  EDGES,
  HTTP_CLIENT,
  NAVIGATOR,
  NOTIFIER,
  SERVER_CLOCK,
  STOREFRONT,
} from '#infrastructure/kernel/kernel.bindings.ts';
import { writePlaceCookie } from '#infrastructure/kernel/place-cookie.ts';
import type { ServerClock } from '#infrastructure/kernel/server-clock.adapter.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import type { StorefrontHandle } from '#infrastructure/kernel/storefront-handle.ts';
import {
  PICK_LOCATION_MACHINE,
  PLACE_STANDING_MACHINE,
  PLACE_STORE,
} from '#infrastructure/location/location.bindings.ts';
import { token } from '#infrastructure/kernel/token.ts';
import {
  readConfigActor,
  watchLanguageActor,
  watchOtherTabsActor,
  watchThemeActor,
} from './shell-actors.ts';
import { createSessionStorageRailMemory } from './session-storage-rail-memory.adapter.ts';

export const TOASTS_MACHINE = token<typeof toastsMachine>('ToastsMachine');
export const THEME_MACHINE = token<typeof themeMachine>('ThemeMachine');
export const LANGUAGE_MACHINE = token<typeof languageMachine>('LanguageMachine');
export const RAIL_MEMORY = token<RailMemory>('RailMemory');
export const STOREFRONT_MACHINE = token<typeof storefrontMachine>('StorefrontMachine');

/** Plugs every long-lived machine and every dialog into the storefront. */
export const shellBindings = new ContainerModule(({ bind }) => {
  bind(TOASTS_MACHINE).toResolvedValue(
    ({ tell }: StorefrontHandle) =>
      toastsMachine.provide({
        actions: {
          undo: (_, notice) =>
            tell.cart({
              type: 'cart.undo',
              line: notice?.kind === 'itemRemoved' ? notice.line : null,
            }),
        },
      }),
    [STOREFRONT],
  );
  bind(THEME_MACHINE).toResolvedValue(plugTheme, [EDGES]);
  bind(LANGUAGE_MACHINE).toResolvedValue(plugLanguage, [EDGES, NAVIGATOR, NOTIFIER]);
  bind(RAIL_MEMORY).toResolvedValue(createSessionStorageRailMemory, [EDGES]);
  bind(STOREFRONT_MACHINE).toResolvedValue(
    (
      toasts: typeof toastsMachine,
      theme: typeof themeMachine,
      language: typeof languageMachine,
      session: typeof sessionMachine,
      authenticate: typeof authenticateMachine,
      signOut: typeof signOutMachine,
      cart: typeof cartMachine,
      checkoutGate: typeof checkoutGateMachine,
      chooseModule: typeof chooseModuleMachine,
      pickLocation: typeof pickLocationMachine,
      placeStanding: typeof placeStandingMachine,
      notifier: Notifier,
      http: HttpClient,
      clock: ServerClock,
      edges: Edges,
      places: PlaceStore,
      modules: ModuleStore,
    ) =>
      storefrontMachine.provide({
        actors: {
          toasts,
          theme,
          language,
          session,
          authenticate,
          signOut,
          cart,
          checkoutGate,
          chooseModule,
          pickLocation,
          placeStanding,
          readConfig: readConfigActor(http, clock, edges.report),
          watchOtherTabs: watchOtherTabsActor(edges, places, modules),
        },
        actions: {
          tellAddYourLocation: () => notifier.tell({ kind: 'addYourLocation' }),
        },
      }),
    [
      TOASTS_MACHINE,
      THEME_MACHINE,
      LANGUAGE_MACHINE,
      SESSION_MACHINE,
      AUTHENTICATE_MACHINE,
      SIGN_OUT_MACHINE,
      CART_MACHINE,
      CHECKOUT_GATE_MACHINE,
      CHOOSE_MODULE_MACHINE,
      PICK_LOCATION_MACHINE,
      PLACE_STANDING_MACHINE,
      NOTIFIER,
      HTTP_CLIENT,
      SERVER_CLOCK,
      EDGES,
      PLACE_STORE,
      MODULE_STORE,
    ],
  );
});

const plugTheme = (edges: Edges): typeof themeMachine =>
  themeMachine.provide({
    actors: { watchTheme: watchThemeActor(edges) },
    actions: {
      wear: (_, theme) => edges.dress({ theme }),
      remember: (_, theme) => edges.localStore.write(KEYS.theme, theme),
    },
  });

const plugLanguage = (
  edges: Edges,
  navigator: Navigator,
  notifier: Notifier,
): typeof languageMachine =>
  languageMachine.provide({
    actors: { watchLanguage: watchLanguageActor(edges) },
    actions: {
      remember: (_, language) => {
        if (language === null) return;
        edges.localStore.write(KEYS.language, language);
        edges.sessionStore.write(KEYS.languageChanged, '1');
        writePlaceCookie(edges);
      },
      reload: () => navigator.reload(),
      tellChanged: () => {
        edges.sessionStore.remove(KEYS.languageChanged);
        notifier.tell({ kind: 'languageChanged' });
      },
    },
  });
