import { ContainerModule } from 'inversify';
import { fromCallback, type EventObject } from 'xstate';
import type { DialogId } from '#application/kernel/dialog.ts';
import type { LateChildId } from '#application/kernel/late-child.ts';
import type { NoticeReport } from '#application/kernel/show-notice.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { provide } from '#application/kernel/provide.ts';
import { languageMachine } from '#application/shell/language/machine.ts';
import * as language from '#application/shell/language/machine.ts';
import type { RailMemory } from '#application/shell/rail-memory.port.ts';
import { storefrontMachine } from '#application/shell/storefront/machine.ts';
import * as storefront from '#application/shell/storefront/setup.ts';
import { themeMachine } from '#application/shell/theme/machine.ts';
import * as theme from '#application/shell/theme/machine.ts';
import { toastsMachine } from '#application/shell/toasts/machine.ts';
import * as toasts from '#application/shell/toasts/machine.ts';
import type * as Toasts from '#application/shell/toasts/machine.ts';
import { accountMachines } from '#infrastructure/account/account.bindings.ts';
import { cartMachines } from '#infrastructure/cart/cart.bindings.ts';
import { catalogueLateMachines } from '#infrastructure/catalogue/catalogue.children.ts';
import { MODULE_GATES, MODULE_STORE } from '#infrastructure/catalogue/catalogue.bindings.ts';
import { LATE_MACHINES } from '#infrastructure/kernel/late-machine.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import {
  CURRENT_SCOPE,
  PLATFORM,
  HTTP_CLIENT,
  NAVIGATOR,
  SERVER_CLOCK,
} from '#infrastructure/kernel/kernel.bindings.ts';
import {
  machine,
  machinesFrom,
  type MachineBindings,
} from '#infrastructure/kernel/machine.bindings.ts';
import { writePlaceCookie, writeShownCookie } from '#infrastructure/kernel/place-cookie.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { locationMachines, PLACE_STORE } from '#infrastructure/location/location.bindings.ts';
import { rentalGate } from '#infrastructure/rental/rental.gate.ts';
import { rentalLateMachines } from '#infrastructure/rental/rental.children.ts';
import { appDialogMachines } from './app-dialog-machines.ts';
import { messagingLateMachines } from '#infrastructure/messaging/messaging.children.ts';
import { wishlistLateMachines } from '#infrastructure/wishlist/wishlist.children.ts';
import { createSessionStorageRailMemory } from './session-storage-rail-memory.adapter.ts';
import {
  fetchCodeActor,
  readConfigActor,
  watchConnectionActor,
  watchLanguageActor,
  watchOtherTabsActor,
  watchThemeActor,
} from './shell-actors.ts';

type Machines = Omit<
  typeof storefront.slots.actors,
  'readConfig' | 'watchOtherTabs' | 'fetchCode' | LateChildId | DialogId
>;

export const RAIL_MEMORY = token<RailMemory>('RailMemory');
export const STOREFRONT_MACHINE = token<typeof storefrontMachine>('StorefrontMachine');

export const shellBindings = new ContainerModule(({ bind }) => {
  bind(RAIL_MEMORY).toResolvedValue(createSessionStorageRailMemory, [PLATFORM]);
  bind(MODULE_GATES).toDynamicValue((context) => appGates.map((gate) => gate(context)));
  bind(STOREFRONT_MACHINE).toDynamicValue((context) => {
    const platform = context.get(PLATFORM);
    const scope = context.get(CURRENT_SCOPE);
    const late = context.get(LATE_MACHINES);
    return provide(storefrontMachine, storefront.slots, {
      actors: {
        ...machinesFrom(context, appMachines),
        ...(late.machines as Pick<typeof storefront.slots.actors, LateChildId | DialogId>),
        fetchCode: fetchCodeActor(late, platform),
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

const provideToasts = ({ now }: Platform) =>
  provide(toastsMachine, toasts.slots, {
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

const provideTheme = (platform: Platform) =>
  provide(themeMachine, theme.slots, {
    actors: { watchTheme: watchThemeActor(platform) },
    effects: {
      showTheme: (_, shown) => platform.dress({ theme: shown }),
      saveTheme: (_, chosen) => {
        platform.localStore.write(KEYS.theme, chosen);
        writeShownCookie(platform);
      },
    },
  });

const provideLanguage = (platform: Platform, navigator: Navigator) =>
  provide(languageMachine, language.slots, {
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

/** A line for each module. */
const appMachines: MachineBindings<Machines> = {
  ...accountMachines,
  ...cartMachines,
  ...locationMachines,
  toasts: machine(provideToasts, [PLATFORM]),
  theme: machine(provideTheme, [PLATFORM]),
  language: machine(provideLanguage, [PLATFORM, NAVIGATOR]),
};

/** A line for each module with a gate. */
const appGates = [rentalGate] as const;

/** A line for each module. */
export const appLateMachines = {
  ...catalogueLateMachines,
  ...rentalLateMachines,
  ...wishlistLateMachines,
  ...messagingLateMachines,
  ...appDialogMachines,
};
