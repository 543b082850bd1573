/** What fetches the children of the storefront that this module brings, by their system id. */
export const rentalLateMachines = {
  tripCart: async () => (await import('./trip-cart.bindings.ts')).tripCartChild,
};
