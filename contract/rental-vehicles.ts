import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  flag,
  idsQuery,
  listOf,
  numeric,
  optionalText,
  pageOf,
  pageQuery,
  wireId,
} from './kernel.ts';
import {
  jsonText,
  latitude,
  longitude,
  pickupTime,
  pickupZones,
  providerDiscount,
  RENTAL_PATH,
  tripHours,
  tripType,
} from './rental-terms.ts';

export const bodyType = v.picklist([
  'hatchback',
  'sedan',
  'wagon',
  'suv',
  'convertible',
  'pickup',
  'van',
  'minibus',
  'motorbike',
  'scooter',
  'bicycle',
]);
export const transmission = v.picklist(['manual', 'automatic']);
export const fuel = v.picklist(['petrol', 'diesel', 'hybrid', 'electric', 'cng']);

/** Maximum duration of a trip by distance: 720 hours, in seconds. */
const LONGEST_SECONDS = 720 * 3600;
/** Provider fields of a vehicle and of a trip cart line. */
export const providerOfVehicle = v.object({
  id: wireId,
  name: v.string(),
  address: optionalText,
  logo_full_url: optionalText,
  /** Percent. */
  tax: v.optional(numeric, 0),
  pickup_zone_id: pickupZones,
  discount: v.nullish(providerDiscount, null),
  avg_rating: v.optional(numeric, 0),
  rating_count: v.optional(numeric, 0),
});

const named = { id: wireId, name: v.string() };

export const vehicle = v.object({
  id: wireId,
  name: v.string(),
  description: optionalText,
  thumbnail_full_url: v.string(),
  images_full_url: v.optional(v.array(v.string()), []),
  provider: providerOfVehicle,
  module_id: v.optional(wireId),
  category_id: wireId,
  brand_id: wireId,
  /** Ours: names for the two ids. */
  category: v.nullish(v.object(named), null),
  brand: v.nullish(v.object(named), null),
  /** One of `bodyType`; other back ends have values of their own, here and in the next but two. */
  type: v.string(),
  seating_capacity: numeric,
  /** Above 0: air-conditioned. */
  air_condition: numeric,
  transmission_type: v.string(),
  fuel_type: v.string(),
  engine_capacity: v.nullish(v.union([v.string(), v.number()]), null),
  engine_power: v.nullish(v.union([v.string(), v.number()]), null),
  /** 1: offered this way. */
  trip_hourly: numeric,
  trip_distance: numeric,
  hourly_price: v.nullish(numeric, 0),
  distance_price: v.nullish(numeric, 0),
  /** Value of the discount, percent or amount; not a price. */
  discount_price: v.nullish(numeric, 0),
  discount_type: v.nullish(v.string(), 'percent'),
  new_tag: v.optional(numeric, 0),
  /** Number of vehicles; responses use either of the two names. */
  total_vehicle_count: v.nullish(numeric, null),
  total_vehicles: v.nullish(numeric, null),
  total_reviews: v.optional(numeric, 0),
  total_trip: v.optional(numeric, 0),
  avg_rating: v.optional(numeric, 0),
});
export type WireVehicle = v.InferOutput<typeof vehicle>;
export type WireProviderOfVehicle = v.InferOutput<typeof providerOfVehicle>;

export const vehicleReview = v.object({
  id: wireId,
  vehicle_id: wireId,
  vehicle_name: optionalText,
  rating: numeric,
  comment: optionalText,
  reply: v.nullish(v.string(), null),
  attachment_full_url: v.optional(v.array(v.string()), []),
  customer_name: v.nullish(v.string(), null),
  customer: v.nullish(v.object({ f_name: optionalText, l_name: optionalText }), null),
  created_at: v.string(),
  updated_at: v.string(),
});
export const vehicleReviewPage = pageOf('reviews', vehicleReview);

const price = v.pipe(numeric, v.finite(), v.minValue(0), v.maxValue(1_000_000_000));
const searchText = v.pipe(v.string(), v.trim(), v.maxLength(200));
const seats = v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(100));
const ids = jsonText(listOf(wireId, 50), 1_000);

export const vehiclesQuery = v.object({
  ...pageQuery.entries,
  /** Search in name, brand, category and provider. */
  name: v.optional(searchText),
  /** Best rated first. */
  top_rated: v.optional(flag),
  pickup_location: v.optional(jsonText(v.object({ lat: latitude, lng: longitude }), 500)),
  date: v.optional(pickupTime),
  provider_id: v.optional(wireId),
  /** `provider_wise`: either type. */
  trip_type: v.optional(v.picklist([...tripType.options, 'provider_wise'])),
  duration: v.optional(tripHours),
  sortby_price: v.optional(v.picklist(['asc', 'desc'])),
  min_price: v.optional(price),
  max_price: v.optional(price),
  category_ids: v.optional(ids),
  brand_ids: v.optional(ids),
  /** Any of these ranges, such as [{"min":2,"max":4}]; a missing bound is open. */
  seating_capacity: v.optional(
    jsonText(listOf(v.object({ min: v.optional(seats), max: v.optional(seats) }), 10), 1_000),
  ),
  air_condition: v.optional(flag),
  no_air_condition: v.optional(flag),
  transmission_type: v.optional(transmission),
  vehicle_type: v.optional(bodyType),
  fuel_type: v.optional(fuel),
  /** Ours. */
  min_rating: v.optional(v.pipe(numeric, v.minValue(0), v.maxValue(5))),
});
export const providerVehiclesQuery = v.object({ ...vehiclesQuery.entries, provider_id: wireId });
export type VehiclesQuery = v.InferInput<typeof vehiclesQuery>;

/** Page of vehicles; the price bounds are those of all results, for the filter. */
export const vehicleSearchPage = v.object({
  ...pageOf('vehicles', vehicle).entries,
  max_price: v.optional(numeric, 0),
  min_price: v.optional(numeric, 0),
  /** Ours: the corrected query, if the original found nothing. */
  corrected: v.nullish(v.string(), null),
});
export const vehiclePage = pageOf('vehicles', vehicle);

export const vehicleCategory = v.object({
  id: wireId,
  name: v.string(),
  image_full_url: v.string(),
  /** Ours: number of its vehicles in these zones. */
  total_vehicles: v.optional(numeric, 0),
});
/** Named `vehicles` by this family of back ends. */
export const vehicleCategoryPage = pageOf('vehicles', vehicleCategory);
export const vehicleBrand = v.object({
  id: wireId,
  name: v.string(),
  image_full_url: optionalText,
});
export const vehicleBrandPage = pageOf('brands', vehicleBrand);

export const rowParams = v.object({ id: v.union([v.string(), v.number()]) });
const listQuery = v.object({ ...pageQuery.entries, search: v.optional(searchText) });
/** Default: ten a page. */
export const reviewsQuery = v.object({
  ...listQuery.entries,
  limit: v.optional(pageQuery.entries.limit.wrapped, 10),
});

const VEHICLES_PATH = `${RENTAL_PATH}/vehicle`;

export const searchVehicles = endpoint({
  method: 'GET',
  path: `${VEHICLES_PATH}/search`,
  query: vehiclesQuery,
  answer: vehicleSearchPage,
  picture: ['vehicles', 0, 'thumbnail_full_url'],
  refusals: [403],
});
export const suggestVehicles = endpoint({
  method: 'GET',
  path: `${VEHICLES_PATH}/search/suggestion`,
  query: v.object({ name: searchText }),
  answer: v.array(v.object(named)),
  refusals: [403],
});
export const topRatedVehicles = endpoint({
  method: 'GET',
  path: `${VEHICLES_PATH}/top-rated`,
  query: pageQuery,
  answer: vehiclePage,
  refusals: [403],
});
/** The given vehicles, as far as the caller's module and zones have them, in any order. */
export const vehiclesByIds = endpoint({
  method: 'GET',
  path: `${VEHICLES_PATH}/by-ids`,
  query: idsQuery,
  answer: v.object({ vehicles: v.array(vehicle) }),
  refusals: [403],
  ours: true,
});
export const listVehicleCategories = endpoint({
  method: 'GET',
  path: `${VEHICLES_PATH}/category-list`,
  query: listQuery,
  answer: vehicleCategoryPage,
  refusals: [403],
});
export const listVehicleBrands = endpoint({
  method: 'GET',
  path: `${VEHICLES_PATH}/brand-list`,
  query: listQuery,
  answer: vehicleBrandPage,
  refusals: [403],
});
export const getVehicle = endpoint({
  method: 'GET',
  path: `${VEHICLES_PATH}/get-vehicle-details/:id`,
  params: rowParams,
  answer: vehicle,
  picture: ['images_full_url', 0],
  refusals: [404],
});
export const listVehicleReviews = endpoint({
  method: 'GET',
  path: `${VEHICLES_PATH}/reviews/:id`,
  params: rowParams,
  query: reviewsQuery,
  answer: vehicleReviewPage,
  refusals: [404],
});
export const vehicleAvailability = endpoint({
  method: 'GET',
  path: `${VEHICLES_PATH}/availability`,
  query: v.object({
    vehicle_id: wireId,
    pickup_time: pickupTime,
    /** Seconds. */
    destination_time: v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(LONGEST_SECONDS)),
  }),
  answer: v.object({ available: numeric }),
  refusals: [403, 404],
  ours: true,
});

export const listProviderVehicles = endpoint({
  method: 'GET',
  path: `${VEHICLES_PATH}/get-provider-vehicles`,
  query: providerVehiclesQuery,
  answer: vehicleSearchPage,
  refusals: [403],
});
