import type { AnyStateMachine } from 'xstate';
import { authenticateMachine } from '#application/account/authenticate.machine.ts';
import { profileGateMachine } from '#application/account/profile-gate.machine.ts';
import { sessionMachine } from '#application/account/session.machine.ts';
import { signOutMachine } from '#application/account/sign-out.machine.ts';
import { cartMachine } from '#application/cart/cart.machine.ts';
import { checkoutGateMachine } from '#application/cart/checkout-gate.machine.ts';
import { selectItemMachine } from '#application/cart/select-item.machine.ts';
import { chooseModuleMachine } from '#application/catalogue/choose-module.machine.ts';
import { replayMachine } from '#application/charts/replay.machine.ts';
import { walkMachine } from '#application/charts/walk.machine.ts';
import { pickLocationMachine } from '#application/location/pick-location.machine.ts';
import { placeStandingMachine } from '#application/location/place-standing.machine.ts';
import { checkoutMachine } from '#application/ordering/checkout.machine.ts';
import { trackOrderMachine } from '#application/ordering/track-order.machine.ts';
import { headerWidgetsMachine } from '#application/shell/header-widgets.machine.ts';
import { languageMachine } from '#application/shell/language.machine.ts';
import { storefrontMachine } from '#application/shell/storefront.machine.ts';
import { themeMachine } from '#application/shell/theme.machine.ts';
import { toastsMachine } from '#application/shell/toasts.machine.ts';

/** Every machine of the application, by flow. A test holds this list against the files. */
export const machines: Readonly<Record<string, AnyStateMachine>> = {
  'account/authenticate': authenticateMachine,
  'account/profile-gate': profileGateMachine,
  'account/session': sessionMachine,
  'account/sign-out': signOutMachine,
  'cart/cart': cartMachine,
  'cart/checkout-gate': checkoutGateMachine,
  'cart/select-item': selectItemMachine,
  'catalogue/choose-module': chooseModuleMachine,
  'charts/replay': replayMachine,
  'charts/walk': walkMachine,
  'location/pick-location': pickLocationMachine,
  'location/place-standing': placeStandingMachine,
  'ordering/checkout': checkoutMachine,
  'ordering/track-order': trackOrderMachine,
  'shell/header-widgets': headerWidgetsMachine,
  'shell/language': languageMachine,
  'shell/storefront': storefrontMachine,
  'shell/theme': themeMachine,
  'shell/toasts': toastsMachine,
};

/** "account/session" → "account-session", as files are called. */
export const fileNameOf = (flow: string): string => flow.replace('/', '-');
