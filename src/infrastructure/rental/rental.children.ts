/** What fetches the children of the storefront, and the dialogs, of this module whose code comes late. */
export const rentalLateMachines = {
  moduleGate: async () => (await import('./late-module-gate.bindings.ts')).lateModuleGate,
  searchTrip: async () => (await import('./search-trip.bindings.ts')).searchTripChild,
  tripCart: async () => (await import('./trip-cart.bindings.ts')).tripCartChild,
};
