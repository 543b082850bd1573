import type { Navigator, QueryValues } from '#application/kernel/navigator.port.ts';
import type { Edges } from './edges.ts';

/** What the address bar opens over a page. */
const OVERLAYS = { item: null, drawer: null };

export function createRouterNavigator({
  navigate,
  currentUrl,
  reload,
}: Pick<Edges, 'navigate' | 'currentUrl' | 'reload'>): Navigator {
  const changeQuery = (values: QueryValues, { replace = false } = {}) => {
    const { pathname, searchParams } = currentUrl();
    for (const [key, value] of Object.entries(values)) {
      if (value === null || value === '') searchParams.delete(key);
      else searchParams.set(key, String(value));
    }
    const query = searchParams.toString();
    navigate(query === '' ? pathname : `${pathname}?${query}`, { replace });
  };
  return {
    go: (to, { replace = false } = {}) => navigate(to, { replace }),
    changeQuery,
    closeOverlay: () => changeQuery(OVERLAYS, { replace: true }),
    reload,
  };
}
