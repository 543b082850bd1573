import {
  isDiet,
  NO_CATEGORY,
  type Diet,
  type SectionAsked,
} from '#application/catalogue/catalogue.queries.ts';
import type { QueryValues } from '#application/kernel/navigator.port.ts';
import { parseId } from '#domain/kernel/id.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useHydratedValue } from '#ui/kernel/use-hydrated-value.ts';

const MAX_PAGES = 50;

const sectionAsked = (said: string | null): SectionAsked | null =>
  said === NO_CATEGORY ? said : parseId<'Category'>(said);

/** List parameters in the address; `kept` is the default diet. */
export function listParamsIn(query: URLSearchParams, kept: Diet = 'all') {
  const said = query.get('diet');
  return {
    category: parseId<'Category'>(query.get('category')),
    section: sectionAsked(query.get('category')),
    diet: isDiet(said) ? said : kept,
    sort: query.get('sort'),
    tab: query.get('tab'),
    searchTerm: (query.get('q') ?? '').slice(0, 200),
    pages: Math.min(MAX_PAGES, parseId<'Page'>(query.get('page')) ?? 1),
  };
}

/** List parameters in the address, so that Back, reload and shared links restore them. */
export function useListParams() {
  const { diet: memory, navigator } = useServices();
  const { query } = useAddress();
  const kept = useHydratedValue(memory.recall(), 'all');

  return {
    ...listParamsIn(query, kept),
    /** Null removes a parameter. Narrowing restarts at the first page. */
    change: (values: QueryValues, options: { readonly replace?: boolean } = {}) =>
      navigator.changeQuery({ page: null, ...values }, options),
  };
}
