import type * as v from 'valibot';
import type * as carts from '#contract/rental-cart.ts';
import type * as coupons from '#contract/rental-coupons.ts';
import type * as trips from '#contract/rental-trips.ts';
import type * as providers from '#contract/rental-providers.ts';
import type * as vehicles from '#contract/rental-vehicles.ts';

export const aWireProviderOfVehicle = (
  facts: Partial<v.InferInput<typeof vehicles.providerOfVehicle>> = {},
): v.InferInput<typeof vehicles.providerOfVehicle> => ({
  id: 1,
  name: 'Harbor Cars',
  address: '1 Pier Street',
  logo_full_url: '/images/harbor.webp',
  tax: 0,
  pickup_zone_id: [1],
  discount: null,
  avg_rating: 4.5,
  rating_count: 12,
  ...facts,
});

export const aWireVehicle = (
  facts: Partial<v.InferInput<typeof vehicles.vehicle>> = {},
): v.InferInput<typeof vehicles.vehicle> => ({
  id: 1,
  name: 'Blue sedan',
  description: 'Four doors',
  thumbnail_full_url: '/images/sedan.webp',
  images_full_url: ['/images/sedan.webp'],
  provider: aWireProviderOfVehicle(),
  category_id: 1,
  category: { id: 1, name: 'Sedans' },
  brand_id: 1,
  brand: { id: 1, name: 'Alba' },
  type: 'sedan',
  seating_capacity: 5,
  air_condition: 1,
  transmission_type: 'automatic',
  fuel_type: 'petrol',
  trip_hourly: 1,
  trip_distance: 1,
  hourly_price: 10,
  distance_price: 2,
  discount_price: 0,
  discount_type: 'percent',
  new_tag: 0,
  total_vehicle_count: 3,
  total_reviews: 3,
  avg_rating: 4,
  ...facts,
});

export const aWireProvider = (
  facts: Partial<v.InferInput<typeof providers.provider>> = {},
): v.InferInput<typeof providers.provider> => ({
  ...aWireProviderOfVehicle(),
  address: '1 Pier Street',
  logo_full_url: '/images/harbor.webp',
  phone: '+12125550199',
  latitude: '40.7128',
  longitude: '-74.006',
  cover_photo_full_url: '/images/harbor-cover.webp',
  module_id: 6,
  zone_id: 1,
  active: 1,
  total_vehicles: 15,
  ratings: [8, 3, 1, 0, 0],
  schedules: [{ day: 1, opening_time: '09:00:00', closing_time: '18:00:00' }],
  ...facts,
});

export const CITY_HALL_WIRE = { lat: 40.7128, lng: -74.006, location_name: 'City Hall' };
export const AIRPORT_WIRE = { lat: 40.6413, lng: -73.7781, location_name: 'Airport' };

export const aWireTripLine = (
  facts: Partial<v.InferInput<typeof carts.tripLine>> = {},
): v.InferInput<typeof carts.tripLine> => ({
  id: 11,
  provider_id: 1,
  module_id: 6,
  vehicle_id: 1,
  quantity: 1,
  price: 30,
  vehicle: aWireVehicle(),
  provider: aWireProviderOfVehicle(),
  ...facts,
});

export const aWireTripData = (
  facts: Partial<v.InferInput<typeof carts.tripData>> = {},
): v.InferInput<typeof carts.tripData> => ({
  id: 5,
  rental_type: 'hourly',
  estimated_hours: 3,
  pickup_time: '2026-11-24 03:00 PM',
  pickup_location: CITY_HALL_WIRE,
  destination_location: CITY_HALL_WIRE,
  ...facts,
});

export const aWireTripCart = (
  facts: Partial<v.InferInput<typeof carts.tripCart>> = {},
): v.InferInput<typeof carts.tripCart> => ({
  carts: [aWireTripLine()],
  user_data: aWireTripData(),
  ...facts,
});

export const aWireTrip = (
  facts: Partial<v.InferInput<typeof trips.trip>> = {},
): v.InferInput<typeof trips.trip> => ({
  id: 500_001,
  trip_status: 'pending',
  trip_type: 'hourly',
  trip_amount: 33,
  payment_status: 'unpaid',
  payment_method: 'cash_payment',
  schedule_at: '2026-11-24T20:00:00Z',
  created_at: '2026-11-24 19:00:00',
  quantity: 1,
  estimated_hours: 3,
  pickup_location: CITY_HALL_WIRE,
  provider: { id: 1, name: 'Harbor Cars', phone: '+12125550199' },
  amounts: { subtotal: 30, discount: 0, coupon: 0, tax: 3, tax_included: 0, total: 33 },
  trip_details: [
    {
      id: 1,
      trip_id: 500_001,
      vehicle_id: 1,
      quantity: 1,
      price: 10,
      calculated_price: 30,
      rental_type: 'hourly',
      estimated_hours: 3,
      vehicle_details: { id: 1, name: 'Blue sedan', thumbnail_full_url: '/images/sedan.webp' },
    },
  ],
  pending: '2026-11-24T19:00:00Z',
  ...facts,
});

export const aWireHandedVehicle = (
  facts: Partial<v.InferInput<typeof trips.vehicleIdentity>> = {},
): v.InferInput<typeof trips.vehicleIdentity> => ({
  id: 1,
  vehicle_id: 1,
  vehicle_name: 'Blue sedan',
  vehicle_thumbnail: '/images/sedan.webp',
  rating: null,
  comment: null,
  reply: null,
  can_review: false,
  ...facts,
});

export const aWireCoupon = (
  facts: Partial<v.InferInput<typeof coupons.rentalCoupon>> = {},
): v.InferInput<typeof coupons.rentalCoupon> => ({
  id: 1,
  title: 'Five off',
  code: 'RIDE',
  coupon_type: 'default',
  discount_type: 'amount',
  discount: 5,
  ...facts,
});
