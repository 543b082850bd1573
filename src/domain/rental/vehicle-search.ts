import { parseId, type Id } from '#domain/kernel/id.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { parseGeoPoint } from '#domain/location/geo-point.ts';
import { parsePickupTime, pickupTimeText } from './pickup-time.ts';
import type { ProviderId } from './provider.ts';
import { parseTripHours, TRIP_TYPES, type TripPlace } from './trip-details.ts';
import { EMPTY_SEARCH, type TripSearch } from './trip-search.ts';
import {
  BODY_TYPES,
  FUELS,
  TRANSMISSIONS,
  type BodyType,
  type Fuel,
  type Transmission,
  type VehicleBrandId,
  type VehicleCategoryId,
} from './vehicle.ts';

export const SORTS = ['relevance', 'priceUp', 'priceDown', 'rating'] as const;
export type VehicleSort = (typeof SORTS)[number];
export const VIEWS = ['grid', 'list'] as const;
export type VehicleView = (typeof VIEWS)[number];

/** Null for an open end. */
export type SeatRange = { readonly min: number; readonly max: number | null };
export const SEAT_RANGES: readonly SeatRange[] = [
  { min: 1, max: 2 },
  { min: 3, max: 4 },
  { min: 5, max: 5 },
  { min: 6, max: 8 },
  { min: 9, max: null },
];

/** Filters of the list; an empty value does not filter. */
export type VehicleFilters = {
  readonly name: string;
  readonly categories: readonly VehicleCategoryId[];
  readonly brands: readonly VehicleBrandId[];
  readonly provider: ProviderId | null;
  /** An hour's or a kilometre's, by the type of trip, in minor units. */
  readonly price: { readonly min: number | null; readonly max: number | null };
  readonly seats: readonly SeatRange[];
  readonly airCondition: 'with' | 'without' | null;
  readonly bodyType: BodyType | null;
  readonly transmission: Transmission | null;
  readonly fuel: Fuel | null;
  readonly rating: number | null;
};

/** The state of the page of vehicles, which its address holds completely. */
export type VehicleSearch = {
  readonly trip: TripSearch;
  /** True when only vehicles of the trip's type are shown; false until a type is chosen. */
  readonly isTypeChosen: boolean;
  readonly filters: VehicleFilters;
  readonly sort: VehicleSort;
  /** From 1. */
  readonly page: number;
  readonly view: VehicleView;
};

export const NO_FILTERS: VehicleFilters = {
  name: '',
  categories: [],
  brands: [],
  provider: null,
  price: { min: null, max: null },
  seats: [],
  airCondition: null,
  bodyType: null,
  transmission: null,
  fuel: null,
  rating: null,
};

export const EMPTY_VEHICLE_SEARCH: VehicleSearch = {
  trip: EMPTY_SEARCH,
  isTypeChosen: false,
  filters: NO_FILTERS,
  sort: 'relevance',
  page: 1,
  view: 'grid',
};

const LONGEST_NAME = 200;
const LONGEST_PLACE = 300;
const MAX_IDS = 50;
const MAX_PAGES = 100_000;
const MAX_MINOR = 1_000_000_000;

export const TRIP_PARAMS = ['trip', 'pickup', 'destination', 'hours', 'at'] as const;

/** Leaves out default values; the route is measured again. */
export function searchParams(
  { trip, isTypeChosen, filters, sort, page, view }: VehicleSearch,
  zone: TimeZone,
): URLSearchParams {
  const values: readonly (readonly [string, string | null])[] = [
    [
      'trip',
      trip.pickup === null && isTypeChosen ? trip.type : other(trip.type, EMPTY_SEARCH.type),
    ],
    ['pickup', placeText(trip.pickup)],
    ['destination', placeText(trip.destination)],
    ['hours', other(String(trip.hours), String(EMPTY_SEARCH.hours))],
    ['at', trip.pickupAt === null ? null : pickupTimeText(trip.pickupAt, zone)],
    ['name', filters.name || null],
    ['categoryId', list(filters.categories)],
    ['brandId', list(filters.brands)],
    ['providerId', filters.provider === null ? null : String(filters.provider)],
    ['minPrice', numberText(filters.price.min)],
    ['maxPrice', numberText(filters.price.max)],
    ['seats', list(filters.seats.map(({ min, max }) => `${min}-${max ?? ''}`))],
    ['air', filters.airCondition],
    ['body', filters.bodyType],
    ['transmission', filters.transmission],
    ['fuel', filters.fuel],
    ['rating', numberText(filters.rating)],
    ['sort', other(sort, 'relevance')],
    ['page', page === 1 ? null : String(page)],
    ['view', other(view, 'grid')],
  ];
  return new URLSearchParams(
    values.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

export const tripParams = (trip: TripSearch, zone: TimeZone): URLSearchParams =>
  searchParams({ ...EMPTY_VEHICLE_SEARCH, trip }, zone);

/** Null without a pickup. */
export function tripIn(params: URLSearchParams, zone: TimeZone): TripSearch | null {
  const { trip } = searchIn(params, zone);
  return trip.pickup && trip;
}

/** Reads a search from an address. Ignores unknown values; `all_category` is the default. */
export function searchIn(params: URLSearchParams, zone: TimeZone): VehicleSearch {
  const { filters } = EMPTY_VEHICLE_SEARCH;
  const hours = parseTripHours(numberIn(params.get('hours')) ?? Number.NaN);
  const pickup = parsePickupTime(params.get('at') ?? '', zone);
  const type = oneOf(TRIP_TYPES, params.get('trip'));
  const from = placeIn(params.get('pickup'));
  return {
    isTypeChosen: type !== null || from !== null,
    trip: {
      type: type ?? EMPTY_SEARCH.type,
      pickup: from,
      destination: placeIn(params.get('destination')),
      hours: hours.ok ? hours.value : EMPTY_SEARCH.hours,
      pickupAt: pickup.ok ? pickup.value.at : null,
      route: null,
    },
    filters: {
      name: (params.get('name') ?? '').trim().slice(0, LONGEST_NAME),
      categories: idsIn(params.get('categoryId')),
      brands: idsIn(params.get('brandId')),
      provider: parseId<'Provider'>(params.get('providerId')) ?? filters.provider,
      price: priceIn(params.get('minPrice'), params.get('maxPrice')),
      seats: seatsIn(params.get('seats')),
      airCondition: oneOf(['with', 'without'] as const, params.get('air')),
      bodyType: oneOf(BODY_TYPES, params.get('body')),
      transmission: oneOf(TRANSMISSIONS, params.get('transmission')),
      fuel: oneOf(FUELS, params.get('fuel')),
      rating: ratingIn(params.get('rating')),
    },
    sort: oneOf(SORTS, params.get('sort')) ?? 'relevance',
    page: wholeIn(params.get('page'), 1, MAX_PAGES) ?? 1,
    view: oneOf(VIEWS, params.get('view')) ?? 'grid',
  };
}

/** Returns to the first page. */
export const narrowed = (
  search: VehicleSearch,
  change: { readonly filters?: Partial<VehicleFilters>; readonly sort?: VehicleSort },
): VehicleSearch => ({
  ...search,
  filters: { ...search.filters, ...change.filters },
  sort: change.sort ?? search.sort,
  page: 1,
});

export const filterCount = (filters: VehicleFilters): number =>
  (Object.keys(NO_FILTERS) as (keyof VehicleFilters)[]).filter(
    (one) => JSON.stringify(filters[one]) !== JSON.stringify(NO_FILTERS[one]),
  ).length;

const other = (value: string, usual: string): string | null => (value === usual ? null : value);
const list = (values: readonly (string | number)[]): string | null =>
  values.length > 0 ? values.join(',') : null;
const numberText = (value: number | null): string | null => (value === null ? null : String(value));

/** "40.7128,-74.006,City Hall": the name may contain commas. */
const placeText = (place: TripPlace | null): string | null =>
  place && `${place.point.latitude},${place.point.longitude},${place.name}`;

function placeIn(text: string | null): TripPlace | null {
  const [, latitude, longitude, name = ''] = /^([^,]*),([^,]*),(.*)$/s.exec(text ?? '') ?? [];
  const point = parseGeoPoint(latitude, longitude);
  const said = name.trim().slice(0, LONGEST_PLACE).trim();
  return point && said ? { point, name: said } : null;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

const numberIn = (text: string | null): number | null =>
  text !== null && /^\d{1,12}(\.\d{1,3})?$/.test(text) ? Number(text) : null;

function wholeIn(text: string | null, min: number, max: number): number | null {
  const number = numberIn(text);
  return number !== null && Number.isInteger(number) && number >= min && number <= max
    ? number
    : null;
}

/** A minimum above the maximum counts as no filter. */
function priceIn(from: string | null, to: string | null): VehicleFilters['price'] {
  const [min, max] = [wholeIn(from, 0, MAX_MINOR), wholeIn(to, 0, MAX_MINOR)];
  return min !== null && max !== null && min > max ? NO_FILTERS.price : { min, max };
}

function ratingIn(text: string | null): number | null {
  const number = numberIn(text);
  return number !== null && number > 0 && number <= 5 && Number.isInteger(number * 2)
    ? number
    : null;
}

const idsIn = <Kind extends 'VehicleCategory' | 'VehicleBrand'>(
  text: string | null,
): readonly Id<Kind>[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .slice(0, MAX_IDS)
      .flatMap((one) => parseId<Kind>(one) ?? []),
  ),
];

const seatsIn = (text: string | null): readonly SeatRange[] =>
  SEAT_RANGES.filter(({ min, max }) => (text ?? '').split(',').includes(`${min}-${max ?? ''}`));
