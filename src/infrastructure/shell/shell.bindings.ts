import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { fromCallback, type EventObject } from 'xstate';
import type { NoticeReport } from '#application/kernel/show-notice.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { plug } from '#application/kernel/plug.ts';
import { languageMachine } from '#application/shell/language.machine.ts';
import * as language from '#application/shell/language.machine.ts';
import type { RailMemory } from '#application/shell/rail-memory.port.ts';
import { storefrontMachine } from '#application/shell/storefront.machine.ts';
import * as storefront from '#application/shell/storefront.setup.ts';
import { themeMachine } from '#application/shell/theme.machine.ts';
import * as theme from '#application/shell/theme.machine.ts';
import { toastsMachine } from '#application/shell/toasts.machine.ts';
import * as toasts from '#application/shell/toasts.setup.ts';
import type * as Toasts from '#application/shell/toasts.types.ts';
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
import type { Platform } from '#infrastructure/kernel/platform.ts';
import {
  CURRENT_SCOPE,
  PLATFORM,
  HTTP_CLIENT,
  NAVIGATOR,
  SERVER_CLOCK,
} from '#infrastructure/kernel/kernel.bindings.ts';
import { writePlaceCookie } from '#infrastructure/kernel/place-cookie.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { token } from '#infrastructure/kernel/token.ts';
import {
  PICK_LOCATION_MACHINE,
  PLACE_STANDING_MACHINE,
  PLACE_STORE,
} from '#infrastructure/location/location.bindings.ts';
import { createSessionStorageRailMemory } from './session-storage-rail-memory.adapter.ts';
import {
  readConfigActor,
  watchLanguageActor,
  watchOtherTabsActor,
  watchThemeActor,
} from './shell-actors.ts';

type Machines = Omit<typeof storefront.slots.actors, 'readConfig' | 'watchOtherTabs'>;

export const TOASTS_MACHINE = token<typeof toastsMachine>('ToastsMachine');
export const THEME_MACHINE = token<typeof themeMachine>('ThemeMachine');
export const LANGUAGE_MACHINE = token<typeof languageMachine>('LanguageMachine');
export const RAIL_MEMORY = token<RailMemory>('RailMemory');
export const STOREFRONT_MACHINE = token<typeof storefrontMachine>('StorefrontMachine');

/** Every machine that the storefront starts, with its own slots filled: one line each. */
const MACHINES = {
  toasts: TOASTS_MACHINE,
  theme: THEME_MACHINE,
  language: LANGUAGE_MACHINE,
  session: SESSION_MACHINE,
  cart: CART_MACHINE,
  placeStanding: PLACE_STANDING_MACHINE,
  authenticate: AUTHENTICATE_MACHINE,
  signOut: SIGN_OUT_MACHINE,
  checkoutGate: CHECKOUT_GATE_MACHINE,
  chooseModule: CHOOSE_MODULE_MACHINE,
  pickLocation: PICK_LOCATION_MACHINE,
} as const satisfies { readonly [Name in keyof Machines]: ServiceIdentifier<Machines[Name]> };

/** Plugs every long-lived machine and every dialog into the storefront. */
export const shellBindings = new ContainerModule(({ bind }) => {
  bind(TOASTS_MACHINE).toResolvedValue(plugToasts, [PLATFORM]);
  bind(THEME_MACHINE).toResolvedValue(plugTheme, [PLATFORM]);
  bind(LANGUAGE_MACHINE).toResolvedValue(plugLanguage, [PLATFORM, NAVIGATOR]);
  bind(RAIL_MEMORY).toResolvedValue(createSessionStorageRailMemory, [PLATFORM]);
  bind(STOREFRONT_MACHINE).toDynamicValue((context) => {
    const machines = Object.fromEntries(
      Object.entries<ServiceIdentifier>(MACHINES).map(([name, machine]) => [
        name,
        context.get(machine),
      ]),
    ) as unknown as Machines;
    const platform = context.get(PLATFORM);
    const scope = context.get(CURRENT_SCOPE);
    return plug(storefrontMachine, storefront.slots, {
      actors: {
        ...machines,
        readConfig: readConfigActor(
          context.get(HTTP_CLIENT),
          context.get(SERVER_CLOCK),
          platform.report,
        ),
        watchOtherTabs: watchOtherTabsActor(
          platform,
          context.get(PLACE_STORE),
          context.get(MODULE_STORE),
        ),
      },
      effects: { setCallScope: (_, current) => scope.set(current) },
    });
  });
});

const plugToasts = ({ now }: Platform) =>
  plug(toastsMachine, toasts.slots, {
    actors: {
      clock: fromCallback<EventObject, undefined, Toasts.Shown>(({ receive, sendBack }) =>
        receive((shown: NoticeReport) => {
          if (shown.type === 'notice.show') sendBack({ ...shown, type: 'notice.time', at: now() });
        }),
      ),
    },
    effects: {},
  });

const plugTheme = (platform: Platform) =>
  plug(themeMachine, theme.slots, {
    actors: { watchTheme: watchThemeActor(platform) },
    effects: {
      showTheme: (_, shown) => platform.dress({ theme: shown }),
      rememberTheme: (_, chosen) => platform.localStore.write(KEYS.theme, chosen),
    },
  });

const plugLanguage = (platform: Platform, navigator: Navigator) =>
  plug(languageMachine, language.slots, {
    actors: { watchLanguage: watchLanguageActor(platform) },
    effects: {
      rememberLanguage: (_, chosen) => {
        platform.localStore.write(KEYS.language, chosen);
        platform.sessionStore.write(KEYS.languageChanged, '1');
        writePlaceCookie(platform);
      },
      reloadPage: () => navigator.reload(),
      forgetChange: () => platform.sessionStore.remove(KEYS.languageChanged),
    },
  });
