export const rentalLateMachines = {
  searchTrip: async () => (await import('./search-trip.bindings.ts')).SEARCH_TRIP_MACHINE,
  tripCart: async () => (await import('./trip-cart.bindings.ts')).TRIP_CART_MACHINE,
};
