import * as select from '#application/shell/storefront/selectors.ts';
import {
  goodsFilterParams,
  goodsFiltersIn,
  type GoodsFilters,
} from '#domain/catalogue/goods-search.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useDietMarks } from './use-item-facts.ts';
import { useListParams } from './use-list-params.ts';

export type FilterControls = {
  readonly filters: GoodsFilters;
  readonly of: 'items' | 'stores';
  readonly marksDiet: boolean;
  readonly onNarrow: (change: Partial<GoodsFilters>) => void;
};

export function useStoreFilters(): FilterControls {
  const marksDiet = useDietMarks(useStorefront(select.module)?.type);
  const filters = storeFiltersIn(useAddress().query, marksDiet);
  return useFilters({ of: 'stores', marksDiet, filters });
}

/** Filters of item lists. The diet stands above the list and carries over to the next. */
export function useItemFilters(): FilterControls {
  const filters = itemFiltersIn(useAddress().query);
  return useFilters({ of: 'items', marksDiet: false, filters });
}

export const storeFiltersIn = (query: URLSearchParams, marksDiet: boolean): GoodsFilters =>
  marksDiet ? goodsFiltersIn(query) : itemFiltersIn(query);
export const itemFiltersIn = (query: URLSearchParams): GoodsFilters => ({
  ...goodsFiltersIn(query),
  diet: null,
});

function useFilters(facts: Omit<FilterControls, 'onNarrow'>): FilterControls {
  const { change } = useListParams();
  return {
    ...facts,
    onNarrow: (narrowed) => {
      const { diet, ...others } = goodsFilterParams({ ...facts.filters, ...narrowed });
      change(facts.marksDiet ? { diet, ...others } : others);
    },
  };
}
