/* Written by `npm run dialogs` from the manifests in src/application. */
import type { appDialogs } from '#application/shell/app-dialogs.ts';
import type { DialogViews } from '#ui/kernel/dialog-views.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';

/** The views of the dialogs that open by their id. Their code comes when they are first opened. */
export const appDialogViews: DialogViews<typeof appDialogs> = {
  authenticate: lazyView(
    async () => (await import('#ui/account/dialogs/authenticate-dialog.tsx')).AuthenticateDialog,
  ),
  signOut: lazyView(
    async () => (await import('#ui/account/dialogs/sign-out-dialog.tsx')).SignOutDialog,
  ),
  recoverPassword: lazyView(
    async () =>
      (await import('#ui/account/dialogs/recover-password-dialog.tsx')).RecoverPasswordDialog,
  ),
  verification: lazyView(
    async () => (await import('#ui/account/dialogs/verification-dialog.tsx')).VerificationDialog,
  ),
  checkoutGate: lazyView(
    async () => (await import('#ui/cart/dialogs/checkout-gate-dialog.tsx')).CheckoutGateDialog,
  ),
  chooseModule: lazyView(
    async () => (await import('#ui/catalogue/dialogs/choose-module-dialog.tsx')).ChooseModuleDialog,
  ),
  pickLocation: lazyView(
    async () => (await import('#ui/location/dialogs/pick-location-dialog.tsx')).PickLocationDialog,
  ),
  saveAddress: lazyView(
    async () => (await import('#ui/location/dialogs/save-address-dialog.tsx')).SaveAddressDialog,
  ),
  moduleGate: lazyView(
    async () => (await import('#ui/rental/dialogs/module-gate-dialog.tsx')).ModuleGateDialog,
  ),
  tripForm: lazyView(
    async () => (await import('#ui/rental/dialogs/trip-form-dialog.tsx')).TripFormDialog,
  ),
};
