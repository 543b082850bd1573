/* Written by `npm run dialogs` from the manifests in src/application. */

/** Loaders of the dialogs' machines, by id. Each is loaded when its dialog first opens. */
export const appDialogMachines = {
  authenticate: async () =>
    (await import('#infrastructure/account/authenticate.bindings.ts')).authenticateDialog,
  signOut: async () => (await import('#infrastructure/account/sign-out.bindings.ts')).signOutDialog,
  recoverPassword: async () =>
    (await import('#infrastructure/account/recover-password.bindings.ts')).recoverPasswordDialog,
  verification: async () =>
    (await import('#infrastructure/account/verification.bindings.ts')).verificationDialog,
  checkoutGate: async () =>
    (await import('#infrastructure/cart/checkout-gate.bindings.ts')).checkoutGateDialog,
  chooseModule: async () =>
    (await import('#infrastructure/catalogue/choose-module.bindings.ts')).chooseModuleDialog,
  pickLocation: async () =>
    (await import('#infrastructure/location/pick-location.bindings.ts')).pickLocationDialog,
  saveAddress: async () =>
    (await import('#infrastructure/location/save-address.bindings.ts')).saveAddressDialog,
  moduleGate: async () =>
    (await import('#infrastructure/rental/module-gate.bindings.ts')).moduleGateDialog,
  tripForm: async () =>
    (await import('#infrastructure/rental/trip-form.bindings.ts')).tripFormDialog,
};
