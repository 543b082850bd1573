import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { rate } from '#domain/kernel/rate.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { NO_DISCOUNT } from '#domain/pricing/discount.ts';
import type { Provider, ProviderSummary } from '#domain/rental/provider.ts';
import type { TripCandidate, TripCart, TripLine } from '#domain/rental/trip-cart.ts';
import {
  tripHours,
  type DistanceTrip,
  type HourlyTrip,
  type TripPlace,
} from '#domain/rental/trip-details.ts';
import type { HandedVehicle, Trip } from '#domain/rental/trip.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { dollars } from './money.ts';

export const CITY_HALL: TripPlace = { point: geoPoint(40.7128, -74.006), name: 'City Hall' };
export const AIRPORT: TripPlace = { point: geoPoint(40.6413, -73.7781), name: 'Airport' };
export const MUSEUM: TripPlace = { point: geoPoint(40.7794, -73.9632), name: 'Museum' };
/** A Tuesday in November, 3 p.m. in New York. */
export const TUESDAY_AT_THREE = instant(Date.UTC(2026, 10, 24, 20, 0));

export const aProviderSummary = (facts: Partial<ProviderSummary> = {}): ProviderSummary => ({
  id: id(1),
  name: 'Harbor Cars',
  address: '1 Pier Street',
  logo: '/images/harbor.webp',
  pickupZones: [id(1)],
  discount: null,
  taxRate: rate(0),
  rating: 4.5,
  ratingCount: 12,
  ...facts,
});

/** Open round the clock in New York. */
export const aProvider = (facts: Partial<Provider> = {}): Provider => ({
  ...aProviderSummary(),
  moduleId: id(6),
  phone: '+12125550100',
  point: geoPoint(40.7128, -74.006),
  cover: '/images/harbor-cover.webp',
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, window: { opens: 0, closes: 0 } })),
  closedDates: [],
  active: true,
  vehicleCount: 12,
  stars: [],
  ...facts,
});

/** For rent by the hour (10.00) and by the kilometre (2.00), three units. */
export const aVehicle = (facts: Partial<Vehicle> = {}): Vehicle => ({
  id: id(1),
  name: 'Blue sedan',
  description: 'Four doors',
  thumbnail: '/images/sedan.webp',
  images: ['/images/sedan.webp'],
  provider: aProviderSummary(),
  category: { id: id(1), name: 'Sedans' },
  brand: { id: id(1), name: 'Alba' },
  bodyType: 'sedan',
  seats: 5,
  hasAirCondition: true,
  transmission: 'automatic',
  fuel: 'petrol',
  hourlyPrice: dollars(10),
  distancePrice: dollars(2),
  discount: NO_DISCOUNT,
  isNew: false,
  count: 3,
  rating: 4,
  ratingCount: 3,
  ...facts,
});

export const anHourlyTrip = (facts: Partial<HourlyTrip> = {}): HourlyTrip => ({
  type: 'hourly',
  pickup: CITY_HALL,
  pickupAt: TUESDAY_AT_THREE,
  hours: tripHours(3),
  destination: null,
  metres: null,
  seconds: null,
  ...facts,
});

export const aDistanceTrip = (facts: Partial<DistanceTrip> = {}): DistanceTrip => ({
  type: 'distance_wise',
  pickup: CITY_HALL,
  pickupAt: TUESDAY_AT_THREE,
  hours: null,
  destination: AIRPORT,
  metres: 12_345,
  seconds: 1_200,
  ...facts,
});

export const aTripLine = (facts: Partial<TripLine> = {}): TripLine => ({
  id: id(11),
  vehicle: aVehicle(),
  quantity: quantity(1),
  ...facts,
});

export const aTripCart = (facts: Partial<TripCart> = {}): TripCart => ({
  detailsId: id(5),
  details: anHourlyTrip(),
  lines: [aTripLine()],
  ...facts,
});

export const aCandidate = (facts: Partial<TripCandidate> = {}): TripCandidate => ({
  vehicle: aVehicle({ id: id(2), name: 'Red van', bodyType: 'van' }),
  quantity: quantity(1),
  details: anHourlyTrip(),
  ...facts,
});

export const aHandedVehicle = (facts: Partial<HandedVehicle> = {}): HandedVehicle => ({
  id: 1,
  vehicleId: id(1),
  name: 'Blue sedan',
  thumbnail: '/images/sedan.webp',
  plate: '',
  review: null,
  reviewable: false,
  ...facts,
});

/** Three hours of one vehicle for 30.00, with 3.00 tax, not confirmed yet. */
export const aTrip = (facts: Partial<Trip> = {}): Trip => ({
  id: id(500_001),
  status: 'pending',
  type: 'hourly',
  total: dollars(33),
  quantity: 1,
  pickupAt: TUESDAY_AT_THREE,
  bookedAt: TUESDAY_AT_THREE,
  provider: {
    id: id(1),
    name: 'Harbor Cars',
    logo: '/images/harbor.webp',
    phone: '+12125550199',
    address: '1 Pier Street',
  },
  pickup: CITY_HALL,
  destination: null,
  hours: 3,
  metres: null,
  seconds: null,
  reached: { pending: TUESDAY_AT_THREE },
  amounts: {
    subtotal: dollars(30),
    discount: dollars(0),
    discountBy: 'none',
    coupon: dollars(0),
    tax: dollars(3),
    taxIncluded: false,
    total: dollars(33),
  },
  paymentMethod: 'cash_payment',
  isPaid: false,
  note: '',
  lines: [
    {
      id: 1,
      vehicleId: id(1),
      name: 'Blue sedan',
      thumbnail: '/images/sedan.webp',
      quantity: 1,
      rate: dollars(10),
      gross: dollars(30),
    },
  ],
  handed: [aHandedVehicle()],
  cancellationReason: null,
  couponCode: null,
  cancelable: (facts.status ?? 'pending') === 'pending',
  ...facts,
});
