import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Page } from '#application/kernel/query.ts';
import type { GoodsSearch } from '#domain/catalogue/goods-search.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { Store } from '#domain/catalogue/store.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Discount } from '#domain/pricing/discount.ts';

type Read<Value> = Promise<Result<Value, CallFailure>>;

export type SuggestedItem = {
  readonly id: number;
  readonly name: string;
  readonly storeName: string;
  readonly image: string;
  readonly price: Money;
  readonly discount: Discount;
  readonly moduleId: ModuleId;
};
export type SuggestedStore = {
  readonly id: number;
  readonly name: string;
  readonly logo: string;
  readonly moduleId: ModuleId;
};
export type SuggestedVehicle = {
  readonly id: number;
  readonly name: string;
  readonly providerName: string;
  readonly image: string;
};
export type SuggestedProvider = {
  readonly id: number;
  readonly name: string;
  readonly logo: string;
};
export type Suggestions = {
  readonly items: readonly SuggestedItem[];
  readonly stores: readonly SuggestedStore[];
  readonly vehicles: readonly SuggestedVehicle[];
  readonly providers: readonly SuggestedProvider[];
  /** The corrected query, where the typed one matches no name. */
  readonly corrected: string | null;
};

export const NO_SUGGESTIONS: Suggestions = {
  ...{ items: [], stores: [], vehicles: [], providers: [] },
  corrected: null,
};

export type FoundPage<Row> = Page<Row> & {
  /** True where there are more rows than are counted. */
  readonly hasMore: boolean;
  /** The corrected query, where the given one matches no name. */
  readonly corrected: string | null;
};

/**
 * Searches items and stores of every module in the current zone, in the current language. In the
 * rental module, suggests vehicles and providers instead.
 */
export interface SearchReader {
  suggest(term: string, signal: AbortSignal): Read<Suggestions>;
  items(search: Omit<GoodsSearch, 'tab'>): Read<FoundPage<Item>>;
  stores(search: Omit<GoodsSearch, 'tab'>): Read<FoundPage<Store>>;
}
