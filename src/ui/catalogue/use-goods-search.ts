import {
  goodsSearchIn,
  goodsSearchParams,
  narrowedGoods,
  type GoodsSearch,
} from '#domain/catalogue/goods-search.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import * as select from '#application/shell/storefront/selectors.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import type { FilterControls } from './use-list-filters.ts';
import { useAddress } from '#ui/kernel/use-address.ts';

export type GoodsSearchControls = {
  readonly search: GoodsSearch;
  /** Any narrowing restarts at the first page. */
  readonly narrow: (change: Parameters<typeof narrowedGoods>[1]) => void;
  readonly showPage: (page: number) => void;
};

/**
 * The search in the address, so that Back, reload and shared links restore it. Null without a
 * search term.
 */
export function useGoodsSearch(): GoodsSearchControls | null {
  const { navigator } = useServices();
  const search = goodsSearchIn(useAddress().query);
  if (search === null) return null;
  const show = (next: GoodsSearch) => navigator.changeQuery(goodsSearchParams(next));
  return {
    search,
    narrow: (change) => show(narrowedGoods(search, change)),
    showPage: (page) => show({ ...search, page }),
  };
}

/** Results mix modules, so diets always apply. */
export const useSearchFilters = ({ search, narrow }: GoodsSearchControls): FilterControls => ({
  filters: search.filters,
  of: search.tab,
  marksDiet: useStorefront(select.config)?.vegetarianMarks ?? false,
  onNarrow: (filters) => narrow({ filters }),
});
