/** What fetches the children of the storefront that this module brings, by their system id. */
export const catalogueLateMachines = {
  search: async () => (await import('./search.bindings.ts')).searchChild,
};
