import type * as v from 'valibot';
import type * as providers from '#contract/rental-providers.ts';
import type * as contract from '#contract/rental-vehicles.ts';
import { paths } from '#application/kernel/path.ts';
import type { Banner } from '#application/catalogue/catalogue.queries.ts';
import type {
  VehicleBrand,
  VehicleCategory,
  VehicleReview,
} from '#application/rental/rental.queries.ts';
import { id } from '#domain/kernel/id.ts';
import { fromDecimal, limitOf, money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { NO_DISCOUNT, type Discount } from '#domain/pricing/discount.ts';
import { pickupTimeText } from '#domain/rental/pickup-time.ts';
import type { Provider, ProviderSummary } from '#domain/rental/provider.ts';
import type { TripType } from '#domain/rental/trip-details.ts';
import { BODY_TYPES, FUELS, TRANSMISSIONS, type Vehicle } from '#domain/rental/vehicle.ts';
import type { VehicleSearch, VehicleSort } from '#domain/rental/vehicle-search.ts';
import { toBanner, toReview, toStore } from '#infrastructure/catalogue/catalogue.wire.ts';
import { toShare } from '#infrastructure/catalogue/item.wire.ts';

/** Throws a `Defect` for an impossible value. */
export const toVehicle = (wire: contract.WireVehicle, currency: Currency): Vehicle => ({
  id: id(wire.id),
  name: wire.name,
  description: wire.description ?? '',
  thumbnail: wire.thumbnail_full_url,
  images: wire.images_full_url.length > 0 ? wire.images_full_url : [wire.thumbnail_full_url],
  provider: toProviderSummary(wire.provider, currency),
  category: { id: id(wire.category_id), name: wire.category?.name ?? '' },
  brand: { id: id(wire.brand_id), name: wire.brand?.name ?? '' },
  bodyType: wordOf(BODY_TYPES, wire.type),
  seats: wire.seating_capacity,
  hasAirCondition: wire.air_condition > 0,
  transmission: wordOf(TRANSMISSIONS, wire.transmission_type),
  fuel: wordOf(FUELS, wire.fuel_type),
  hourlyPrice: wire.trip_hourly === 1 ? toAmount(wire.hourly_price, currency) : null,
  distancePrice: wire.trip_distance === 1 ? toAmount(wire.distance_price, currency) : null,
  discount: toDiscount(wire, currency),
  isNew: wire.new_tag === 1,
  count: countOf(wire),
  rating: wire.avg_rating,
  ratingCount: wire.total_reviews,
});

/** Unknown words become null. */
const wordOf = <Word extends string>(words: readonly Word[], said: string): Word | null =>
  words.find((word) => word === said.trim().toLowerCase()) ?? null;

const toAmount = (decimal: number | null | undefined, currency: Currency) =>
  fromDecimal(Math.max(0, decimal ?? 0), currency);

/** Without either number, the shown vehicle is the only one. */
const countOf = (wire: contract.WireVehicle): number =>
  Math.max(0, Math.floor(wire.total_vehicle_count ?? wire.total_vehicles ?? 1));

function toDiscount(
  { discount_price, discount_type }: contract.WireVehicle,
  currency: Currency,
): Discount {
  const value = discount_price ?? 0;
  if (value <= 0) return NO_DISCOUNT;
  switch (discount_type) {
    case 'percent':
      return { type: 'percent', share: toShare(value) };
    case 'amount':
      return { type: 'amount', off: fromDecimal(value, currency) };
    default:
      return NO_DISCOUNT;
  }
}

type WireDiscount = contract.WireProviderOfVehicle['discount'];

export const toProviderSummary = (
  wire: contract.WireProviderOfVehicle,
  currency: Currency,
): ProviderSummary => ({
  id: id(wire.id),
  name: wire.name,
  address: wire.address ?? '',
  logo: wire.logo_full_url ?? '',
  pickupZones: toZones(wire.pickup_zone_id),
  discount: toProviderDiscount(wire.discount, currency),
  taxRate: rateOfPercent(Math.max(0, wire.tax)),
  rating: wire.avg_rating,
  ratingCount: wire.rating_count,
});

/** The wire sends one zone, or a list of them. */
const toZones = (zones: number | readonly number[]): readonly ZoneId[] =>
  (typeof zones === 'number' ? [zones] : zones).map(id<'Zone'>);

const toProviderDiscount = (wire: WireDiscount, currency: Currency) =>
  wire && wire.discount > 0
    ? {
        share: toShare(wire.discount),
        minimumPurchase: toAmount(wire.min_purchase, currency),
        cap: limitOf(fromDecimal(wire.max_discount, currency)),
      }
    : null;

/** A provider has the shape of a store, with more fields. */
export function toProvider(wire: providers.WireProvider, currency: Currency): Provider {
  const { moduleId, point, cover, hours, closedDates, active } = toStore(
    { ...wire, discount: null },
    currency,
  );
  return {
    ...toProviderSummary(wire, currency),
    moduleId,
    point,
    cover,
    hours,
    closedDates,
    active,
    phone: wire.phone ?? '',
    vehicleCount: wire.total_vehicles,
    stars: wire.ratings,
  };
}

export const toVehicleReview = (
  wire: v.InferOutput<typeof contract.vehicleReview>,
): VehicleReview => ({
  ...toReview(wire),
  vehicleId: id(wire.vehicle_id),
  vehicleName: wire.vehicle_name ?? '',
});

export const toCategory = (
  wire: v.InferOutput<typeof contract.vehicleCategory>,
): VehicleCategory => ({
  id: id(wire.id),
  name: wire.name,
  image: wire.image_full_url,
  vehicleCount: wire.total_vehicles,
});

export const toBrand = (wire: v.InferOutput<typeof contract.vehicleBrand>): VehicleBrand => ({
  id: id(wire.id),
  name: wire.name,
  image: wire.image_full_url ?? '',
});

/** Targets of stores elsewhere are targets of providers here. */
export const toRentalBanner = ({
  store,
  link,
  ...wire
}: v.InferOutput<typeof providers.rentalBanner>): Banner =>
  toBanner({ ...wire, link: store ? paths.provider(store.id) : link, store: null });

const PAGE_SIZE = 12;

const SORTED: Readonly<Record<VehicleSort, Partial<contract.VehiclesQuery>>> = {
  relevance: {},
  priceUp: { sortby_price: 'asc' },
  priceDown: { sortby_price: 'desc' },
  rating: { top_rated: 1 },
};

/** Leaves out default values. */
export function toVehiclesQuery(
  { trip, isTypeChosen, filters, sort, page }: VehicleSearch,
  { zone, currency }: { readonly zone: TimeZone | null; readonly currency: Currency },
): contract.VehiclesQuery {
  const { name, categories, brands, provider, price, seats, airCondition } = filters;
  const decimal = (minor: number) => toDecimal(money(minor, currency));
  return {
    limit: PAGE_SIZE,
    offset: page,
    ...(isTypeChosen ? { trip_type: trip.type, ...durationOf(trip.type, trip.hours) } : {}),
    ...SORTED[sort],
    ...(name ? { name } : {}),
    ...(trip.pickup ? { pickup_location: pointText(trip.pickup.point) } : {}),
    ...(trip.pickupAt !== null && zone ? { date: pickupTimeText(trip.pickupAt, zone) } : {}),
    ...(provider === null ? {} : { provider_id: provider }),
    ...(price.min === null ? {} : { min_price: decimal(price.min) }),
    ...(price.max === null ? {} : { max_price: decimal(price.max) }),
    ...(categories.length > 0 ? { category_ids: JSON.stringify(categories) } : {}),
    ...(brands.length > 0 ? { brand_ids: JSON.stringify(brands) } : {}),
    ...(seats.length > 0 ? { seating_capacity: seatsText(seats) } : {}),
    ...(airCondition === 'with' ? { air_condition: 1 } : {}),
    ...(airCondition === 'without' ? { no_air_condition: 1 } : {}),
    ...(filters.transmission ? { transmission_type: filters.transmission } : {}),
    ...(filters.bodyType ? { vehicle_type: filters.bodyType } : {}),
    ...(filters.fuel ? { fuel_type: filters.fuel } : {}),
    ...(filters.rating === null ? {} : { min_rating: filters.rating }),
  };
}

const pointText = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  JSON.stringify({ lat: latitude, lng: longitude });

const durationOf = (type: TripType, hours: number) =>
  type === 'hourly' ? { duration: hours } : {};

const seatsText = (seats: VehicleSearch['filters']['seats']): string =>
  JSON.stringify(seats.map(({ min, max }) => (max === null ? { min } : { min, max })));
