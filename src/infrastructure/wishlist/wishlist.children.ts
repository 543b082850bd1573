/** What fetches the children of the storefront that this module brings, by their system id. */
export const wishlistLateMachines = {
  wishlist: async () => (await import('./wishlist.bindings.ts')).wishlistChild,
};
