import * as v from 'valibot';
import * as contract from '#contract/catalogue-search.ts';
import * as catalogue from '#contract/catalogue.ts';
import { flag, numeric } from '#contract/kernel.ts';
import {
  NO_SUGGESTIONS,
  type FoundPage,
  type SearchReader,
  type SuggestedProvider,
  type SuggestedVehicle,
} from '#application/catalogue/search.queries.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { GoodsSearch, SearchSort } from '#domain/catalogue/goods-search.ts';
import { id } from '#domain/kernel/id.ts';
import { fromDecimal, type Currency } from '#domain/kernel/money.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { readRows } from '#infrastructure/kernel/rows.ts';
import { toStore } from './catalogue.wire.ts';
import { toDiscount, toItem } from './item.wire.ts';
import { itemNarrowingOf } from './api.ts';

type Deps = Wire & { readonly isRental: () => boolean };

const PAGE_SIZE = 12;
const list = v.array(v.unknown());
const corrected = v.nullish(v.string(), null);
const suggestions = v.object({ items: list, stores: list, corrected });
const rentalSuggestions = v.object({ vehicles: list, providers: list, corrected });
const facts = {
  total_size: numeric,
  has_more: v.optional(flag, false),
  corrected,
};
const items = v.object({ ...facts, products: list });
const stores = v.object({ ...facts, stores: list });

const SORTS = {
  ...({ relevance: 'relevance', popular: 'popular', rating: 'rating' } as const),
  ...({ priceUp: 'price_low', priceDown: 'price_high' } as const),
} satisfies Record<SearchSort, string>;

/** Goods are requested without a module: their search spans modules. */
export function createSearchReader({ http, currency, isRental, report }: Deps): SearchReader {
  const suggestRental = async (name: string, signal: AbortSignal) => {
    const asked = { query: { name }, signal };
    const answer = await call(http, contract.rentalSearchSuggestions, asked, rentalSuggestions);
    if (!answer.ok) return answer;
    const { vehicles, providers, corrected: as } = answer.value;
    return ok({
      ...NO_SUGGESTIONS,
      corrected: as,
      vehicles: readRows(vehicles, contract.suggestedVehicle, toSuggestedVehicle, report),
      providers: readRows(providers, contract.suggestedProvider, toSuggestedProvider, report),
    });
  };
  return {
    async suggest(name, signal) {
      if (isRental()) return suggestRental(name, signal);
      const asked = { query: { name }, signal, withoutModule: true } as const;
      const answer = await call(http, contract.searchSuggestions, asked, suggestions);
      if (!answer.ok) return answer;
      const counted = await currency();
      return ok({
        ...NO_SUGGESTIONS,
        corrected: answer.value.corrected,
        items: readRows(
          answer.value.items,
          contract.suggestedItem,
          (row) => ({
            id: row.id,
            name: row.name,
            storeName: row.store_name,
            image: row.image_full_url,
            price: fromDecimal(row.price, counted),
            discount: toDiscount(row, counted),
            moduleId: id(row.module_id),
          }),
          report,
        ),
        stores: readRows(
          answer.value.stores,
          contract.suggestedStore,
          (row) => ({
            id: row.id,
            name: row.name,
            logo: row.logo_full_url,
            moduleId: id(row.module_id),
          }),
          report,
        ),
      });
    },
    async items(search) {
      const counted = await currency();
      const query = queryOf('item', search, counted);
      const answer = await call(http, contract.combinedData, { query, withoutModule: true }, items);
      return found(answer, ({ products }) =>
        readRows(products, catalogue.item, (wire) => toItem(wire, counted), report),
      );
    },
    async stores(search) {
      const counted = await currency();
      const query = queryOf('store', search, counted);
      const answer = await call(
        http,
        contract.combinedData,
        { query, withoutModule: true },
        stores,
      );
      return found(answer, (body) =>
        readRows(body.stores, catalogue.store, (wire) => toStore(wire, counted), report),
      );
    },
  };
}

const toSuggestedVehicle = (
  row: v.InferOutput<typeof contract.suggestedVehicle>,
): SuggestedVehicle => ({
  id: row.id,
  name: row.name,
  providerName: row.provider_name,
  image: row.thumbnail_full_url,
});
const toSuggestedProvider = (
  row: v.InferOutput<typeof contract.suggestedProvider>,
): SuggestedProvider => ({ id: row.id, name: row.name, logo: row.logo_full_url });

function queryOf(
  listType: 'item' | 'store',
  { term, filters, sort, page }: Omit<GoodsSearch, 'tab'>,
  currency: Currency,
) {
  return {
    name: term,
    list_type: listType,
    ...itemNarrowingOf(filters, currency),
    sort_by: SORTS[sort],
    limit: PAGE_SIZE,
    offset: page,
  };
}

type Facts = v.InferOutput<v.ObjectSchema<typeof facts, undefined>>;

const found = <Body extends Facts, Row>(
  answer: Result<Body, CallFailure>,
  rowsOf: (body: Body) => readonly Row[],
): Result<FoundPage<Row>, CallFailure> =>
  answer.ok
    ? ok({
        rows: rowsOf(answer.value),
        total: answer.value.total_size,
        hasMore: answer.value.has_more,
        corrected: answer.value.corrected ?? null,
      })
    : answer;
