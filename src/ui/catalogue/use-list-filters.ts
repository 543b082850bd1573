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

/** What a list is narrowed by, as the address bar says it in the words of a search. */
export function useStoreFilters(): FilterControls {
  const said = goodsFiltersIn(useAddress().query);
  const marksDiet = useDietMarks(useStorefront(select.module)?.type);
  return useFilters({ of: 'stores', marksDiet, filters: marksDiet ? said : withoutDiet(said) });
}

/** The same of items. Their diet is chosen above them, and goes with the customer from list to list. */
export function useItemFilters(): FilterControls {
  const filters = withoutDiet(goodsFiltersIn(useAddress().query));
  return useFilters({ of: 'items', marksDiet: false, filters });
}

const withoutDiet = (filters: GoodsFilters): GoodsFilters => ({ ...filters, diet: null });

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
