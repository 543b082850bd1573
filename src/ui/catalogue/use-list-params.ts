import {
  isDiet,
  NO_CATEGORY,
  type Diet,
  type SectionAsked,
} from '#application/catalogue/catalogue-reader.port.ts';
import type { QueryValues } from '#application/kernel/navigator.port.ts';
import { parseId } from '#domain/kernel/id.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useHydratedValue } from '#ui/kernel/use-hydrated-value.ts';

const MAX_PAGES = 50;

const sectionAsked = (said: string | null): SectionAsked | null =>
  said === NO_CATEGORY ? said : parseId<'Category'>(said);

/** What an address says of a list; what customers want to eat, where it says nothing of that, is `kept`. */
export function listParamsIn(query: URLSearchParams, kept: Diet = 'all') {
  const said = query.get('diet');
  return {
    category: parseId<'Category'>(query.get('category')),
    /** The one section of a store's menu that is shown; null for all of them. */
    section: sectionAsked(query.get('category')),
    diet: isDiet(said) ? said : kept,
    sort: query.get('sort'),
    /** Which of several lists of a page is open. */
    tab: query.get('tab'),
    searchTerm: (query.get('q') ?? '').slice(0, 200),
    pages: Math.min(MAX_PAGES, parseId<'Page'>(query.get('page')) ?? 1),
  };
}

/** What a list shows, as the address bar says it: so Back, reload and a shared link show the same. */
export function useListParams() {
  const { diet: memory, navigator } = useServices();
  const { query } = useAddress();
  const kept = useHydratedValue(memory.recall(), 'all');

  return {
    ...listParamsIn(query, kept),
    /** Null takes a value out of the address. A narrower list begins at its first page again. */
    change: (values: QueryValues, options: { readonly replace?: boolean } = {}) =>
      navigator.changeQuery({ page: null, ...values }, options),
  };
}
