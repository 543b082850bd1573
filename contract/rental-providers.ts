import * as v from 'valibot';
import { schedule, store } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { flag, numeric, optionalText, pageOf, pageQuery, wireId } from './kernel.ts';
import { pickupZones, providerDiscount, RENTAL_PATH } from './rental-terms.ts';
import { reviewsQuery, rowParams, vehicleReviewPage } from './rental-vehicles.ts';

/** Store with rental fields. */
export const provider = v.object({
  ...store.entries,
  delivery_time: v.optional(v.string(), ''),
  pickup_zone_id: pickupZones,
  discount: v.nullish(providerDiscount, null),
  total_vehicles: v.optional(numeric, 0),
  schedules: v.optional(v.array(schedule), []),
  /** Number of ratings with five, four, three, two and one star. */
  ratings: v.optional(v.array(numeric), []),
});
export type WireProvider = v.InferOutput<typeof provider>;
export const providerPage = pageOf('stores', provider);

export const rentalBanner = v.object({
  id: wireId,
  title: v.string(),
  /** Ours. */
  subtitle: optionalText,
  type: optionalText,
  image_full_url: v.string(),
  /** Any URL. */
  link: v.nullish(v.string(), null),
  /** Target provider. */
  store: v.nullish(v.object({ id: wireId }), null),
});
export const rentalBanners = v.object({ banners: v.array(rentalBanner) });

const PROVIDERS_PATH = `${RENTAL_PATH}/provider`;

export const listRentalBanners = endpoint({
  method: 'GET',
  path: `${RENTAL_PATH}/banners`,
  query: v.object({ featured: v.optional(flag) }),
  answer: rentalBanners,
  picture: ['banners', 0, 'image_full_url'],
  refusals: [403],
});
export const listProviderBanners = endpoint({
  method: 'GET',
  path: `${RENTAL_PATH}/banners/:id`,
  params: rowParams,
  answer: v.array(rentalBanner),
});
export const getProvider = endpoint({
  method: 'GET',
  path: `${PROVIDERS_PATH}/get-provider-details/:id`,
  params: rowParams,
  answer: provider,
  picture: ['cover_photo_full_url'],
  refusals: [404],
});
export const listProviderReviews = endpoint({
  method: 'GET',
  path: `${PROVIDERS_PATH}/get-provider-reviews/:id`,
  params: rowParams,
  query: reviewsQuery,
  answer: vehicleReviewPage,
  refusals: [404],
});
const providerList = (name: string) =>
  endpoint({
    method: 'GET',
    path: `${PROVIDERS_PATH}/${name}`,
    query: pageQuery,
    answer: providerPage,
    picture: ['stores', 0, 'cover_photo_full_url'],
    refusals: [403],
  });
const providersQuery = v.object({
  ...pageQuery.entries,
  type: v.optional(v.picklist(['all', 'latest', 'popular']), 'all'),
  /** Ours: search in the name. */
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
});
/** Same path as the list of all stores in other modules. */
export const listProviders = endpoint({
  method: 'GET',
  path: `${PROVIDERS_PATH}/get-providers`,
  query: providersQuery,
  answer: providerPage,
  picture: ['stores', 0, 'cover_photo_full_url'],
  refusals: [403],
});
export const latestProviders = providerList('latest');
export const popularProviders = providerList('popular');
