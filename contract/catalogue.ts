import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, idsQuery, numeric, optionalText, pageOf, pageQuery, wireId } from './kernel.ts';

export const moduleType = v.picklist([
  'food',
  'grocery',
  'pharmacy',
  'ecommerce',
  'parcel',
  'rental',
]);

export const module = v.object({
  id: wireId,
  module_name: v.string(),
  module_type: moduleType,
  icon_full_url: v.string(),
  thumbnail_full_url: v.optional(v.string(), ''),
  /** Active flag; this server lists active modules only. */
  status: v.optional(v.union([v.string(), v.number(), v.boolean()]), '1'),
  /** Zones with this module, as ids or rows; missing: unknown. */
  zones: v.nullish(v.array(v.union([wireId, v.object({ id: wireId })])), null),
  stores_count: v.optional(numeric, 0),
  description: v.nullish(v.string(), ''),
});
export const modules = v.array(module);

const categoryFields = {
  id: wireId,
  name: v.string(),
  image_full_url: v.string(),
  parent_id: v.optional(numeric, 0),
  position: v.optional(numeric, 0),
  status: v.optional(numeric, 1),
  priority: v.optional(numeric, 0),
  featured: v.optional(numeric, 0),
  module_id: wireId,
  products_count: v.optional(numeric, 0),
};
export const category = v.object({
  ...categoryFields,
  childes: v.optional(v.array(v.object(categoryFields)), []),
});
export const categories = v.array(category);
export const categoriesQuery = v.object({
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  featured: v.optional(flag),
});

export const schedule = v.object({
  /** 0 is Sunday. */
  day: numeric,
  /** "09:00:00". */
  opening_time: v.string(),
  closing_time: v.string(),
});

export const store = v.object({
  id: wireId,
  name: v.string(),
  address: v.string(),
  phone: optionalText,
  latitude: v.union([v.string(), v.number()]),
  longitude: v.union([v.string(), v.number()]),
  logo_full_url: v.string(),
  cover_photo_full_url: v.string(),
  module_id: wireId,
  module_type: v.optional(v.string(), ''),
  zone_id: wireId,
  /** True while the store takes orders at all. */
  active: flag,
  /** Open now, by the server's clock. */
  open: v.optional(flag),
  minimum_order: v.optional(numeric, 0),
  /** Percent. */
  tax: v.optional(numeric, 0),
  free_delivery: v.optional(flag, false),
  /** Ours: minimum delivery fee to the caller's point; null without a point in its zone. */
  delivery_fee: v.nullish(numeric, null),
  delivery: v.optional(flag, true),
  take_away: v.optional(flag, false),
  veg: v.optional(numeric, 1),
  non_veg: v.optional(numeric, 1),
  halal_tag_status: v.optional(flag, false),
  /** "25-40 min". */
  delivery_time: v.string(),
  avg_rating: v.optional(numeric, 0),
  rating_count: v.optional(numeric, 0),
  order_count: v.optional(numeric, 0),
  /** Metres from the caller's latitude and longitude headers, if sent. */
  distance: v.nullish(numeric, null),
  discount: v.nullish(v.object({ discount: numeric }), null),
  schedules: v.optional(v.array(schedule), []),
  /** Ours: closed days, such as "2026-12-25". */
  closed_dates: v.optional(v.array(v.string()), []),
  items_count: v.optional(numeric, 0),
});
/** Category filter; 0: all. */
const categoryFilter = v.optional(
  v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
  0,
);
export const storeFilter = v.object({ filter: v.picklist(['all', 'delivery', 'take_away']) });
export const storePage = pageOf('stores', store);
/** List as text, such as `["veg"]`; unknown values are ignored. */
const filterWords = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((text): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }),
  v.array(v.string()),
);
/** Filters of search results and store lists. */
export const narrowing = v.object({
  /** `veg`, `non_veg`, `discounted`, `free_delivery`, `available_now`. */
  filter: v.optional(filterWords, '[]'),
  /** Minimum stars. */
  rating_count: v.optional(v.pipe(numeric, v.minValue(0), v.maxValue(5)), 0),
});
const amount = v.pipe(numeric, v.minValue(0), v.maxValue(1_000_000_000));
/** Item filters add the price after discount. */
export const itemNarrowing = v.object({
  ...narrowing.entries,
  min_price: v.optional(amount),
  max_price: v.optional(amount),
});
export const storesQuery = v.object({
  ...pageQuery.entries,
  ...narrowing.entries,
  type: v.optional(v.pipe(v.string(), v.maxLength(30)), 'all'),
  store_type: v.optional(v.pipe(v.string(), v.maxLength(30)), 'all'),
  category_id: categoryFilter,
});

export const storeDetails = v.object({
  ...store.entries,
  category_details: v.optional(
    v.array(v.object({ id: wireId, name: v.string(), image_full_url: optionalText })),
    [],
  ),
});

export const foodVariationValue = v.object({
  label: v.string(),
  optionPrice: v.union([v.string(), v.number()]),
  isSelected: v.optional(v.nullable(v.boolean()), false),
  /** Ours: pieces in stock; missing where stock is not counted. */
  stock: v.nullish(numeric, null),
});
export const foodVariation = v.object({
  name: v.string(),
  type: v.picklist(['single', 'multi']),
  min: v.optional(numeric, 0),
  max: v.optional(numeric, 0),
  required: v.optional(v.picklist(['on', 'off']), 'off'),
  values: v.array(foodVariationValue),
});
export const goodsVariation = v.object({
  type: v.string(),
  price: v.union([v.string(), v.number()]),
  stock: numeric,
});
export const choiceOption = v.object({
  name: v.optional(v.string()),
  title: v.string(),
  options: v.array(v.string()),
});
export const addOn = v.object({
  id: wireId,
  store_id: wireId,
  name: v.string(),
  price: numeric,
  isChecked: v.optional(v.boolean()),
  quantity: v.optional(numeric),
});

export const item = v.object({
  id: wireId,
  name: v.string(),
  description: optionalText,
  image_full_url: v.string(),
  images_full_url: v.optional(v.array(v.string()), []),
  price: numeric,
  discount: v.optional(numeric, 0),
  discount_type: v.optional(v.string(), 'percent'),
  /** Percent; replaces the item's own discount when above zero. */
  store_discount: v.nullish(numeric, null),
  restaurant_discount: v.nullish(numeric, null),
  store_id: wireId,
  store_name: v.string(),
  module_id: wireId,
  /** Some back ends name it only within `module`. */
  module_type: v.optional(moduleType),
  module: v.nullish(v.object({ module_type: moduleType }), null),
  zone_id: wireId,
  veg: v.nullish(numeric, null),
  is_halal: v.optional(flag, false),
  halal_tag_status: v.optional(flag, false),
  recommended: v.optional(numeric, 0),
  organic: v.optional(numeric, 0),
  generic_name: v.optional(v.array(v.string()), []),
  nutritions_name: v.optional(v.array(v.string()), []),
  allergies_name: v.optional(v.array(v.string()), []),
  avg_rating: v.optional(numeric, 0),
  rating_count: v.optional(numeric, 0),
  wishlist_count: v.optional(numeric, 0),
  unit_type: v.nullish(v.string(), null),
  /** "09:30:00"; missing: all day. */
  available_time_starts: v.nullish(v.string(), null),
  available_time_ends: v.nullish(v.string(), null),
  available_date_starts: v.nullish(v.string(), null),
  available_date_ends: v.nullish(v.string(), null),
  schedule_order: v.optional(flag, false),
  /** Ours: true while its store is open; missing where the store is not read. */
  store_open: v.optional(flag),
  /**
   * Ours: next opening of a closed store, "2026-11-23 09:00:00" in the configured zone, if known.
   */
  store_opens_at: v.nullish(v.string(), null),
  stock: v.nullish(numeric, 0),
  /** 0 or null: no limit. */
  maximum_cart_quantity: v.nullish(numeric, null),
  is_prescription_required: v.optional(flag, false),
  category_ids: v.optional(v.array(v.object({ id: v.union([v.string(), v.number()]) })), []),
  add_ons: v.optional(v.array(addOn), []),
  food_variations: v.optional(v.array(foodVariation), []),
  variations: v.optional(v.array(goodsVariation), []),
  choice_options: v.optional(v.array(choiceOption), []),
  tags: v.optional(v.array(v.string()), []),
});
export type WireItem = v.InferOutput<typeof item>;

/** Ours: section of a store's menu: the items of one category. */
export const menuSection = v.object({
  /** Category id; 0: uncategorized. */
  id: v.pipe(numeric, v.safeInteger(), v.minValue(0)),
  /** Empty for uncategorized items. */
  name: v.string(),
  total_size: numeric,
  /** First items of the section, all among the products. */
  product_ids: v.array(wireId),
});
export const itemPage = v.object({
  ...pageOf('products', item).entries,
  sections: v.optional(v.array(menuSection)),
});
export const itemsQuery = v.object({
  ...pageQuery.entries,
  ...itemNarrowing.entries,
  store_id: v.optional(wireId),
  category_id: categoryFilter,
  type: v.optional(v.picklist(['all', 'veg', 'non_veg']), 'all'),
  /** Ours: search within the store. */
  name: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /**
   * Ours: recommendations begin with these categories, as `3,5`; `own`: the customer's saved
   * interests.
   */
  interest: v.optional(
    v.union([v.literal('own'), v.pipe(v.string(), v.regex(/^\d{1,9}(,\d{1,9}){0,99}$/))]),
  ),
  /** Ours: sorts by price after discount, or by rating; missing: the list's own order. */
  sort: v.optional(v.picklist(['price_low', 'price_high', 'rating'])),
  /** Ours, with a store: returns the first `limit` items of each menu section, not a page. */
  sections: v.optional(flag),
  /** Ours, with a store: one menu section; 0: uncategorized. */
  section_id: v.optional(v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(2_147_483_647))),
});

export const review = v.object({
  id: wireId,
  item_id: wireId,
  /** Item name, in lists across several items. */
  item_name: optionalText,
  rating: numeric,
  comment: optionalText,
  reply: v.nullish(v.string(), null),
  attachment_full_url: v.optional(v.array(v.string()), []),
  customer_name: v.nullish(v.string(), null),
  customer: v.nullish(v.object({ f_name: optionalText, l_name: optionalText }), null),
  created_at: v.string(),
  updated_at: v.string(),
});
/** Half stars. */
export const starRating = v.pipe(numeric, v.minValue(0.5), v.maxValue(5), v.multipleOf(0.5));
export const reviewComment = v.optional(
  v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(1_000))),
  '',
);

/** Public picture of a review. */
export const readReviewImage = endpoint({
  method: 'GET',
  path: '/api/v1/items/reviews/images/:name',
  params: v.object({ name: v.string() }),
  file: 'image/jpeg',
  answer: v.unknown(),
  refusals: [404],
  ours: true,
});

/** Without limit and offset, all reviews. */
export const reviewsQuery = v.object({
  limit: v.optional(pageQuery.entries.limit.wrapped),
  offset: v.optional(pageQuery.entries.offset.wrapped),
});
export const reviewPage = v.object({
  total_size: numeric,
  limit: v.nullish(numeric, null),
  offset: v.nullish(numeric, null),
  reviews: v.array(review),
});

export const banner = v.object({
  id: wireId,
  title: v.string(),
  /** Ours. */
  subtitle: optionalText,
  image_full_url: v.string(),
  store_id: v.nullish(wireId, null),
  /** Target: a store, an item, or any URL. */
  store: v.nullish(
    v.object({
      id: wireId,
      module_id: v.optional(wireId),
      module_type: v.optional(v.string()),
      zone_id: v.optional(wireId),
      latitude: v.optional(v.union([v.string(), v.number()])),
      longitude: v.optional(v.union([v.string(), v.number()])),
    }),
    null,
  ),
  item: v.nullish(v.object({ id: wireId }), null),
  link: v.nullish(v.string(), null),
});
export const banners = v.object({
  banners: v.array(banner),
  campaigns: v.optional(v.array(v.unknown()), []),
});

/** Accepts any text: an id that is no number gets 404, as a deleted one. */
const rowParams = v.object({ id: v.union([v.string(), v.number()]) });

export const listModules = endpoint({ method: 'GET', path: '/api/v1/module', answer: modules });
export const listCategories = endpoint({
  method: 'GET',
  path: '/api/v1/categories',
  query: categoriesQuery,
  answer: categories,
});
export const listBanners = endpoint({
  method: 'GET',
  path: '/api/v1/banners',
  answer: banners,
  picture: ['banners', 0, 'image_full_url'],
});

export const STORES_PATH = '/api/v1/stores';
const storeList = (name: string) =>
  endpoint({
    method: 'GET',
    path: `${STORES_PATH}/${name}`,
    query: storesQuery,
    answer: storePage,
    picture: ['stores', 0, 'cover_photo_full_url'],
    refusals: [403],
  });
export const listStores = endpoint({
  method: 'GET',
  path: `${STORES_PATH}/get-stores/:filter`,
  params: storeFilter,
  query: storesQuery,
  answer: storePage,
  refusals: [403],
});
export const latestStores = storeList('latest');
export const popularStores = storeList('popular');
/** The given stores, as far as the caller's module and zones have them, in any order. */
export const storesByIds = endpoint({
  method: 'GET',
  path: `${STORES_PATH}/by-ids`,
  query: idsQuery,
  answer: v.object({ stores: v.array(store) }),
  refusals: [403],
  ours: true,
});
export const getStore = endpoint({
  method: 'GET',
  path: `${STORES_PATH}/details/:id`,
  params: rowParams,
  answer: storeDetails,
  picture: ['cover_photo_full_url'],
  refusals: [404],
});

/**
 * A page of list cards. The app and the server's prefetch of the first screen must send the same
 * query.
 */
export const cards = (page: number) => ({ type: 'all', offset: page, limit: 12 }) as const;

export const ITEMS_PATH = '/api/v1/items';
const itemList = (name: string) =>
  endpoint({
    method: 'GET',
    path: `${ITEMS_PATH}/${name}`,
    query: itemsQuery,
    answer: itemPage,
    refusals: [403],
  });
export const latestItems = itemList('latest');
export const popularItems = itemList('popular');
export const discountedItems = itemList('discounted');
export const recommendedItems = itemList('recommended');
/** Ours: items of running campaigns. They are ordered singly, so no other list has them. */
export const campaignItems = itemList('campaigns');
/** The given items, as far as the caller's module and zones sell them, in any order. */
export const itemsByIds = endpoint({
  method: 'GET',
  path: `${ITEMS_PATH}/by-ids`,
  query: idsQuery,
  answer: v.object({ products: v.array(item) }),
  refusals: [403],
  ours: true,
});
export const getItem = endpoint({
  method: 'GET',
  path: `${ITEMS_PATH}/details/:id`,
  params: rowParams,
  answer: item,
  refusals: [404],
});
/**
 * Reviews of all items of a store; each names its item. Other back ends of this family return all
 * of them.
 */
export const listStoreReviews = endpoint({
  method: 'GET',
  path: '/api/v1/stores/reviews',
  query: v.object({ ...reviewsQuery.entries, store_id: wireId }),
  answer: v.array(review),
  refusals: [404],
});
export const listReviews = endpoint({
  method: 'GET',
  path: `${ITEMS_PATH}/reviews/:id`,
  params: rowParams,
  query: reviewsQuery,
  answer: reviewPage,
  refusals: [404],
});
