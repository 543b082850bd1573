import {
  NO_SUGGESTIONS,
  type FoundPage,
  type SearchReader,
  type Suggestions,
} from '#application/catalogue/search.queries.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { GoodsSearch } from '#domain/catalogue/goods-search.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { ok, refuse } from '#domain/kernel/result.ts';

type Asked = Omit<GoodsSearch, 'tab'>;
type Goods = {
  readonly items: readonly Item[];
  readonly stores: readonly Store[];
  readonly suggestions: Suggestions;
  /** Total over all pages; the number of given ones by default. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly corrected: string | null;
};

/** A search that finds a test's content for any query. */
export function searchByHand(goods: Partial<Goods> = {}) {
  const asked: { list: 'items' | 'stores'; search: Asked }[] = [];
  const suggested: string[] = [];
  let failure: CallFailure | null = null;
  let held = Promise.resolve();
  const pageOf = async <Row>(list: 'items' | 'stores', search: Asked, rows: readonly Row[]) => {
    asked.push({ list, search });
    await held;
    if (failure) return refuse(failure);
    const found: FoundPage<Row> = {
      rows,
      total: goods.total ?? rows.length,
      hasMore: goods.hasMore ?? false,
      corrected: goods.corrected ?? null,
    };
    return ok(found);
  };
  return {
    asked,
    suggested,
    fails: (how: CallFailure | null) => void (failure = how),
    /** No call is answered until the returned function is called. */
    holds: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    suggest: async (term) => {
      suggested.push(term);
      return failure ? refuse(failure) : ok(goods.suggestions ?? NO_SUGGESTIONS);
    },
    items: (search) => pageOf('items', search, goods.items ?? []),
    stores: (search) => pageOf('stores', search, goods.stores ?? []),
  } satisfies SearchReader & Record<string, unknown>;
}
