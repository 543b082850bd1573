import { useSearchParams } from 'react-router-dom';
import { isDiet } from '#application/catalogue/catalogue-reader.port.ts';
import { parseId } from '#domain/kernel/id.ts';
import { useShop } from '#ui/kernel/shop-context.tsx';

type Values = Readonly<Record<string, string | number | null>>;
const MOST_PAGES = 50;

/** What a list shows, as the address bar says it: so Back, reload and a shared link show the same. */
export function useListParams() {
  const { diet: memory } = useShop();
  const [params, setParams] = useSearchParams();
  const said = params.get('diet');

  return {
    category: parseId<'Category'>(params.get('category')),
    diet: isDiet(said) ? said : memory.recall(),
    words: (params.get('q') ?? '').slice(0, 200),
    pages: Math.min(MOST_PAGES, parseId<'Page'>(params.get('page')) ?? 1),
    /** Null takes a value out of the address. A narrower list begins at its first page again. */
    change: (values: Values, { replace = false } = {}) =>
      setParams((before) => changed(before, { page: null, ...values }), {
        replace,
        preventScrollReset: true,
      }),
  };
}

function changed(before: URLSearchParams, values: Values): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value === '') after.delete(key);
    else after.set(key, String(value));
  }
  return after;
}
