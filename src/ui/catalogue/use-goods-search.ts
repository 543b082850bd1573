import {
  goodsSearchIn,
  goodsSearchParams,
  narrowedGoods,
  type GoodsSearch,
} from '#domain/catalogue/goods-search.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';

export type GoodsSearchControls = {
  readonly search: GoodsSearch;
  /** Other filters, another order or the other list: it begins at its first page. */
  readonly narrow: (change: Parameters<typeof narrowedGoods>[1]) => void;
  readonly showPage: (page: number) => void;
};

/**
 * What the results are, as the address bar says it: so Back, reload and a shared link show the same. Null
 * where the address names nothing to search for.
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
