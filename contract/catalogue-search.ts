import * as v from 'valibot';
import { item, itemNarrowing, moduleType, store } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { flag, numeric, pageQuery, wireId } from './kernel.ts';

const searchedName = v.pipe(v.string(), v.maxLength(200));

export const suggestedItem = v.object({
  id: wireId,
  name: v.string(),
  store_name: v.string(),
  image_full_url: v.string(),
  price: numeric,
  /** Ours: discount, as of an item. */
  discount: item.entries.discount,
  discount_type: item.entries.discount_type,
  store_discount: item.entries.store_discount,
  module_id: wireId,
  module_type: moduleType,
});
export const suggestedStore = v.object({
  id: wireId,
  name: v.string(),
  logo_full_url: v.string(),
  module_id: wireId,
  module_type: moduleType,
});
export const suggestions = v.object({
  items: v.array(suggestedItem),
  stores: v.array(suggestedStore),
  /** Ours: the corrected query, if the original found nothing. */
  corrected: v.nullish(v.string(), null),
});

/** Items and stores of all modules: sent without a module id. */
export const searchSuggestions = endpoint({
  method: 'GET',
  path: '/api/v1/items/item-or-store-search',
  query: v.object({ name: searchedName }),
  answer: suggestions,
  refusals: [403],
});

export const suggestedVehicle = v.object({
  id: wireId,
  name: v.string(),
  provider_name: v.string(),
  thumbnail_full_url: v.string(),
});
export const suggestedProvider = v.object({
  id: wireId,
  name: v.string(),
  logo_full_url: v.string(),
});
export const rentalSuggestions = v.object({
  vehicles: v.array(suggestedVehicle),
  providers: v.array(suggestedProvider),
  /** The corrected query, if the original found nothing. */
  corrected: v.nullish(v.string(), null),
});

/** Rental module only: vehicles by name, brand, category and provider, and providers. */
export const rentalSearchSuggestions = endpoint({
  method: 'GET',
  path: '/api/v1/rental/search-suggestion',
  query: v.object({ name: searchedName }),
  answer: rentalSuggestions,
  refusals: [403],
  ours: true,
});

export const combinedQuery = v.object({
  ...pageQuery.entries,
  name: searchedName,
  list_type: v.picklist(['item', 'store']),
  ...itemNarrowing.entries,
  /** Ours. */
  sort_by: v.optional(
    v.picklist(['relevance', 'popular', 'rating', 'price_low', 'price_high']),
    'relevance',
  ),
});
export const combinedPage = v.object({
  total_size: numeric,
  limit: numeric,
  offset: numeric,
  products: v.optional(v.array(item)),
  stores: v.optional(v.array(store)),
  /** Ours: true if more match than are counted. */
  has_more: v.optional(flag, false),
  /** Ours: the corrected query, if the original found nothing. */
  corrected: v.nullish(v.string(), null),
});

export const combinedData = endpoint({
  method: 'GET',
  path: '/api/v1/get-combined-data',
  query: combinedQuery,
  answer: combinedPage,
  refusals: [403],
});
