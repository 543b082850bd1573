import { ContainerModule } from 'inversify';
import type { authenticateMachine } from '#application/account/authenticate.machine.ts';
import type { sessionMachine } from '#application/account/session.machine.ts';
import type { signOutMachine } from '#application/account/sign-out.machine.ts';
import type { cartMachine } from '#application/cart/cart.machine.ts';
import type { checkoutGateMachine } from '#application/cart/checkout-gate.machine.ts';
import type { chooseModuleMachine } from '#application/catalogue/choose-module.machine.ts';
import type { pickLocationMachine } from '#application/location/pick-location.machine.ts';
import type { placeStandingMachine } from '#application/location/place-standing.machine.ts';
import type { Notifier } from '#application/shell/notifier.port.ts';
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
import { CHOOSE_MODULE_MACHINE } from '#infrastructure/catalogue/catalogue.bindings.ts';
import { NOTIFIER } from '#infrastructure/kernel/kernel.bindings.ts';
import {
  PICK_LOCATION_MACHINE,
  PLACE_STANDING_MACHINE,
} from '#infrastructure/location/location.bindings.ts';
import { token } from '#infrastructure/kernel/token.ts';

export const TOASTS_MACHINE = token<typeof toastsMachine>('ToastsMachine');
export const THEME_MACHINE = token<typeof themeMachine>('ThemeMachine');
export const LANGUAGE_MACHINE = token<typeof languageMachine>('LanguageMachine');
export const STOREFRONT_MACHINE = token<typeof storefrontMachine>('StorefrontMachine');

/** Plugs every long-lived machine and every dialog into the storefront. */
export const shellBindings = new ContainerModule(({ bind }) => {
  bind(TOASTS_MACHINE).toConstantValue(toastsMachine);
  bind(THEME_MACHINE).toConstantValue(themeMachine);
  bind(LANGUAGE_MACHINE).toConstantValue(languageMachine);
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
    ],
  );
});
