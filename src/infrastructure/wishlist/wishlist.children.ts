export const wishlistLateMachines = {
  wishlist: async () => (await import('./wishlist.bindings.ts')).WISHLIST_MACHINE,
};
