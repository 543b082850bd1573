export const catalogueLateMachines = {
  search: async () => (await import('./search.bindings.ts')).SEARCH_MACHINE,
};
