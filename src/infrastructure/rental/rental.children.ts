/** What fetches the children of the storefront that this module brings, by their system id. */
export const rentalLateMachines = {
  searchTrip: async () => (await import('./search-trip.bindings.ts')).searchTripChild,
  tripCart: async () => (await import('./trip-cart.bindings.ts')).tripCartChild,
};
