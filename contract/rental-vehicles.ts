import * as v from 'valibot';
import { schedule, store } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { flag, listOf, numeric, optionalText, pageOf, pageQuery, wireId } from './kernel.ts';

/** The header names zones and module, as for every list; a point is only needed for distances. */
export const RENTAL_PATH = '/api/v1/rental';

export const tripType = v.picklist(['hourly', 'distance_wise']);
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

/** Whole hours of one trip. */
export const tripHours = v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(720));
/** How long a trip by distance takes: at most 720 hours, here in seconds. */
const LONGEST_SECONDS = 720 * 3600;
/**
 * "2026-11-23 03:05 PM", wall-clock time in the configured zone. Whether there is such a day and such an
 * hour is for the domain to say.
 */
export const pickupTime = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) (0[1-9]|1[0-2]):[0-5]\d (AM|PM)$/,
    'Such as "2026-11-23 03:05 PM"',
  ),
);
export const latitude = v.pipe(numeric, v.finite(), v.minValue(-90), v.maxValue(90));
export const longitude = v.pipe(numeric, v.finite(), v.minValue(-180), v.maxValue(180));

/** A parameter of a query that holds JSON as text, of at most so many characters. */
// @__NO_SIDE_EFFECTS__
export function jsonText<Held extends v.GenericSchema>(held: Held, longest: number) {
  return v.pipe(
    v.string(),
    v.maxLength(longest),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
      try {
        return JSON.parse(dataset.value);
      } catch {
        addIssue({ message: 'Not JSON' });
        return NEVER;
      }
    }),
    held,
  );
}

/** What a provider takes off the whole trip cart. */
export const providerDiscount = v.object({
  /** Percent. */
  discount: numeric,
  min_purchase: v.optional(numeric, 0),
  /** 0: no cap. */
  max_discount: v.optional(numeric, 0),
});
/** A list, or the one zone itself. */
const pickupZones = v.union([v.array(wireId), wireId]);

/** As much of its provider as a vehicle and a line of the trip cart carry. */
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
  /** Ours: the names that go with the two ids. */
  category: v.nullish(v.object(named), null),
  brand: v.nullish(v.object(named), null),
  /** One of `bodyType`; other back ends have words of their own, here and in the next but two. */
  type: v.string(),
  seating_capacity: numeric,
  /** 0, or above 0 for an air-conditioned one. */
  air_condition: numeric,
  transmission_type: v.string(),
  fuel_type: v.string(),
  engine_capacity: v.nullish(v.union([v.string(), v.number()]), null),
  engine_power: v.nullish(v.union([v.string(), v.number()]), null),
  /** 1: offered so. */
  trip_hourly: numeric,
  trip_distance: numeric,
  hourly_price: v.nullish(numeric, 0),
  distance_price: v.nullish(numeric, 0),
  /** Its value, percent or amount, and not a price. */
  discount_price: v.nullish(numeric, 0),
  discount_type: v.nullish(v.string(), 'percent'),
  new_tag: v.optional(numeric, 0),
  /** How many there are; some answers call it the one, some the other. */
  total_vehicle_count: v.nullish(numeric, null),
  total_vehicles: v.nullish(numeric, null),
  total_reviews: v.optional(numeric, 0),
  total_trip: v.optional(numeric, 0),
  avg_rating: v.optional(numeric, 0),
});
export type WireVehicle = v.InferOutput<typeof vehicle>;
export type WireProviderOfVehicle = v.InferOutput<typeof providerOfVehicle>;

/** The shape of a store, with what renting adds to it. */
export const provider = v.object({
  ...store.entries,
  delivery_time: v.optional(v.string(), ''),
  pickup_zone_id: pickupZones,
  discount: v.nullish(providerDiscount, null),
  total_vehicles: v.optional(numeric, 0),
  schedules: v.optional(v.array(schedule), []),
  /** How many gave five stars, four, three, two, one. */
  ratings: v.optional(v.array(numeric), []),
});
export type WireProvider = v.InferOutput<typeof provider>;
export const providerPage = pageOf('stores', provider);

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

/** What a list of vehicles is narrowed and ordered by. */
export const vehiclesQuery = v.object({
  ...pageQuery.entries,
  name: v.optional(searchText),
  /** Best rated first. */
  top_rated: v.optional(flag),
  pickup_location: v.optional(jsonText(v.object({ lat: latitude, lng: longitude }), 500)),
  date: v.optional(pickupTime),
  provider_id: v.optional(wireId),
  /** `provider_wise`: of either type. */
  trip_type: v.optional(v.picklist([...tripType.options, 'provider_wise'])),
  duration: v.optional(tripHours),
  sortby_price: v.optional(v.picklist(['asc', 'desc'])),
  min_price: v.optional(price),
  max_price: v.optional(price),
  category_ids: v.optional(ids),
  brand_ids: v.optional(ids),
  /** Any of these ranges, such as [{"min":2,"max":4}]; a missing bound is none. */
  seating_capacity: v.optional(
    jsonText(listOf(v.object({ min: v.optional(seats), max: v.optional(seats) }), 10), 1_000),
  ),
  air_condition: v.optional(flag),
  no_air_condition: v.optional(flag),
  transmission_type: v.optional(transmission),
  vehicle_type: v.optional(bodyType),
  fuel_type: v.optional(fuel),
  /** Ours: rated so well at least. */
  min_rating: v.optional(v.pipe(numeric, v.minValue(0), v.maxValue(5))),
});
export const providerVehiclesQuery = v.object({ ...vehiclesQuery.entries, provider_id: wireId });
export type VehiclesQuery = v.InferInput<typeof vehiclesQuery>;

/** One page of vehicles; the price bounds are those of all that were found, for the filter. */
export const vehicleSearchPage = v.object({
  ...pageOf('vehicles', vehicle).entries,
  max_price: v.optional(numeric, 0),
  min_price: v.optional(numeric, 0),
});
export const vehiclePage = pageOf('vehicles', vehicle);

export const vehicleCategory = v.object({
  id: wireId,
  name: v.string(),
  image_full_url: v.string(),
  /** Ours: how many vehicles of it there are in these zones. */
  total_vehicles: v.optional(numeric, 0),
});
/** The list is called `vehicles`, as in this family of back ends. */
export const vehicleCategoryPage = pageOf('vehicles', vehicleCategory);
export const vehicleBrand = v.object({
  id: wireId,
  name: v.string(),
  image_full_url: optionalText,
});
export const vehicleBrandPage = pageOf('brands', vehicleBrand);

export const rentalBanner = v.object({
  id: wireId,
  title: v.string(),
  /** Ours: the line under the title. */
  subtitle: optionalText,
  type: optionalText,
  image_full_url: v.string(),
  /** An address of any page. */
  link: v.nullish(v.string(), null),
  /** The provider it leads to. */
  store: v.nullish(v.object({ id: wireId }), null),
});
export const rentalBanners = v.object({ banners: v.array(rentalBanner) });

const rowParams = v.object({ id: v.union([v.string(), v.number()]) });
const listQuery = v.object({ ...pageQuery.entries, search: v.optional(searchText) });
/** Ten a page, unless asked otherwise. */
const reviewsQuery = v.object({
  ...listQuery.entries,
  limit: v.optional(pageQuery.entries.limit.wrapped, 10),
});

const VEHICLES_PATH = `${RENTAL_PATH}/vehicle`;
const PROVIDERS_PATH = `${RENTAL_PATH}/provider`;

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
export const topRatedVehicles = endpoint({
  method: 'GET',
  path: `${VEHICLES_PATH}/top-rated`,
  query: pageQuery,
  answer: vehiclePage,
  refusals: [403],
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
/** How many of a vehicle are free from a pickup time on. */
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
export const latestProviders = providerList('latest');
export const popularProviders = providerList('popular');
