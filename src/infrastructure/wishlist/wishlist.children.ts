export const wishlistLateMachines = {
  wishlist: async () => (await import('./wishlist.bindings.ts')).wishlistChild,
};
