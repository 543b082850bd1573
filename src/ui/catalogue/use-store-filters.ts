import * as select from '#application/shell/storefront.selectors.ts';
import {
  goodsFilterParams,
  goodsFiltersIn,
  type GoodsFilters,
} from '#domain/catalogue/goods-search.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useDietMarks } from './use-item-facts.ts';
import { useListParams } from './use-list-params.ts';

/** By what a list is narrowed, and how that is changed. */
export type FilterControls = {
  readonly filters: GoodsFilters;
  readonly of: 'items' | 'stores';
  readonly marksDiet: boolean;
  readonly onNarrow: (change: Partial<GoodsFilters>) => void;
};

/** What a list of stores is narrowed by, as the address bar says it in the words of a search. */
export function useStoreFilters(): FilterControls {
  const { change } = useListParams();
  const said = goodsFiltersIn(useAddress().query);
  const marksDiet = useDietMarks(useStorefront(select.module)?.type);
  const filters = marksDiet ? said : { ...said, diet: null };
  return {
    filters,
    of: 'stores',
    marksDiet,
    onNarrow: (narrowed) => change(goodsFilterParams({ ...filters, ...narrowed })),
  };
}
