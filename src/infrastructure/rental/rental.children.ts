export const rentalLateMachines = {
  searchTrip: async () => (await import('./search-trip.bindings.ts')).searchTripChild,
  tripCart: async () => (await import('./trip-cart.bindings.ts')).tripCartChild,
};
