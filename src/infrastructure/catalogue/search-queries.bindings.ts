import { createSearchQueries } from '#application/catalogue/search.queries.ts';
import { lateAdapter } from '#infrastructure/kernel/late-adapter.ts';
import { service } from '#infrastructure/kernel/service.ts';

export const SEARCH_READER = service((get) =>
  lateAdapter(get, async () => (await import('./search-reader.adapter.ts')).SEARCH_ADAPTER),
);

export const SEARCH = service((get) => createSearchQueries(get(SEARCH_READER)));
