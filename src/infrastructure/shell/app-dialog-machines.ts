/* Written by `npm run dialogs` from the manifests in src/application. */
import type { dialogMachines } from '#application/shell/app-dialogs.ts';
import { authenticateDialog } from '#infrastructure/account/authenticate.bindings.ts';
import { signOutDialog } from '#infrastructure/account/sign-out.bindings.ts';
import { checkoutGateDialog } from '#infrastructure/cart/checkout-gate.bindings.ts';
import { chooseModuleDialog } from '#infrastructure/catalogue/choose-module.bindings.ts';
import { pickLocationDialog } from '#infrastructure/location/pick-location.bindings.ts';
import { moduleGateDialog } from '#infrastructure/rental/module-gate.bindings.ts';
import { tripFormDialog } from '#infrastructure/rental/trip-form.bindings.ts';
import type { MachineBindings } from '#infrastructure/kernel/machine.bindings.ts';

/** The machines of the dialogs that open by their id, with their slots filled. */
export const appDialogMachines: MachineBindings<typeof dialogMachines> = {
  authenticate: authenticateDialog,
  signOut: signOutDialog,
  checkoutGate: checkoutGateDialog,
  chooseModule: chooseModuleDialog,
  pickLocation: pickLocationDialog,
  moduleGate: moduleGateDialog,
  tripForm: tripFormDialog,
};
