import { authenticateMachine } from '#application/account/authenticate/machine.ts';
import { signOutMachine } from '#application/account/sign-out/machine.ts';
import { checkoutGateMachine } from '#application/cart/checkout-gate/machine.ts';
import { chooseModuleMachine } from '#application/catalogue/choose-module/machine.ts';
import { pickLocationMachine } from '#application/location/pick-location/machine.ts';

/** Loaded dialogs in place of the chart's placeholders. */
export const dialogsHere = {
  authenticate: authenticateMachine,
  signOut: signOutMachine,
  checkoutGate: checkoutGateMachine,
  chooseModule: chooseModuleMachine,
  pickLocation: pickLocationMachine,
};
