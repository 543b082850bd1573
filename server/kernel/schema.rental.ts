import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Names, NullableTimestamp, Timestamp } from './schema.columns.ts';

/** An entry of the rental's search: kind `v` is a vehicle, `p` a provider. */
export type RentalSearchEntryTable = {
  kind: 'v' | 'p';
  id: number;
  /** LocalizedText by kind and zone, such as "v3/sedan"; those of names weigh more. */
  words: string;
};

/** Who rents out vehicles. */
export type RentalProviderTable = Names & {
  id: number;
  module_id: number;
  /** Where its office stands; vehicles are fetched in its pickup zones. */
  zone_id: number;
  address: string;
  phone: string;
  lat: number;
  lng: number;
  logo: string;
  cover: string;
  active: boolean;
  /** Millionths. */
  tax_rate: number;
  /** Millionths off a trip that costs at least the minimum, and never more than the maximum; 0 for none. */
  discount_rate: number;
  discount_minimum: number;
  /** Null: no limit. */
  discount_maximum: number | null;
  rating: number;
  rating_count: number;
  trip_count: number;
  closed_dates: JSONColumnType<string[]>;
  created_at: Timestamp;
  /** The minutes of a week from Sunday on in which its hours have it open. */
  open_minutes: GeneratedAlways<string>;
};

export type PickupZoneTable = { provider_id: number; zone_id: number };

export type RentalProviderHoursTable = {
  provider_id: number;
  weekday: number;
  opens: number;
  closes: number;
};

export type VehicleCategoryTable = Names & {
  id: number;
  module_id: number;
  image: string;
  position: number;
};

export type VehicleBrandTable = Names & {
  id: number;
  module_id: number;
  image: string;
  position: number;
};

export type VehicleTable = Names & {
  id: number;
  provider_id: number;
  /** The provider's, and where the vehicle is to be had: in none while the provider is switched off. */
  module_id: GeneratedAlways<number>;
  zones: GeneratedAlways<number[]>;
  category_id: number;
  brand_id: number;
  description: string;
  body_type: string;
  /** At least one; the first is the one on cards. */
  images: JSONColumnType<string[]>;
  seats: number;
  air_condition: boolean;
  transmission: string;
  fuel: string;
  /** An hour; null: not rented by the hour. At least one of the two prices is set. */
  hourly_price: number | null;
  /** A kilometre; null: not rented by distance. */
  distance_price: number | null;
  discount_type: 'percent' | 'amount';
  /** Millionths when percent, minor units when amount; 0 for none. */
  discount_value: number;
  /** The prices less the discount, kept by the database. */
  hourly_discounted: GeneratedAlways<number | null>;
  distance_discounted: GeneratedAlways<number | null>;
  /** How many of it there are. */
  total_count: number;
  is_new: boolean;
  rating: number;
  rating_count: number;
  active: boolean;
  created_at: Timestamp;
};

export type VehicleReviewTable = {
  id: Generated<number>;
  vehicle_id: number;
  customer_id: number | null;
  customer_name: string;
  /** In steps of a half from 0.5 to 5. */
  rating: number;
  comment: string;
  images: JSONColumnType<string[]>;
  reply: string | null;
  created_at: Timestamp;
  /** The rented vehicle that was reviewed, once; null where no trip of this server is known. */
  trip_line_id: ColumnType<number | null, number | null | undefined, never>;
};

export type RentalBannerTable = {
  id: number;
  module_id: number;
  /** Null: in every zone. */
  zone_id: number | null;
  /** At most one of the three is set: what the banner leads to. */
  provider_id: number | null;
  vehicle_id: number | null;
  /** A path of the app or an https address. */
  link: string | null;
  title: string;
  subtitle: string;
  image: string;
  featured: boolean;
  position: number;
};

/** What is rented: from where, by the hour or to where, and for how long. */
type TripDetailsColumns = {
  type: 'hourly' | 'distance_wise';
  /** Of a trip by the hour; null otherwise. */
  hours: number | null;
  /** Of a trip by distance, like its destination; null otherwise. */
  metres: number | null;
  seconds: number | null;
  pickup_lat: number;
  pickup_lng: number;
  pickup_name: string;
  destination_lat: number | null;
  destination_lng: number | null;
  destination_name: string | null;
};

/** One a guest or customer, while it holds a vehicle. */
export type TripCartTable = TripDetailsColumns & {
  id: Generated<number>;
  /** "customer:7" or "guest:123". */
  owner: string;
  /** Null: as soon as possible. */
  pickup_at: NullableTimestamp;
  created_at: Timestamp;
};

export type TripCartLineTable = {
  id: Generated<number>;
  cart_id: number;
  vehicle_id: number;
  quantity: number;
  /** Minor units: an hour or a kilometre with its discount, when the customer added or last changed the line. */
  shown_price: number | null;
  created_at: Timestamp;
};

export type TripTable = TripDetailsColumns & {
  id: Generated<number>;
  owner: string;
  customer_id: number | null;
  provider_id: number;
  module_id: number;
  /** Where the customer is picked up. */
  zone_id: number;
  status: 'pending' | 'confirmed' | 'ongoing' | 'completed' | 'canceled' | 'payment_failed';
  pickup_at: Timestamp;
  /** From the pickup until then the vehicles are taken. */
  ends_at: Timestamp;
  payment_method: string;
  payment_status: string;
  subtotal: number;
  discount: number;
  /** Until when it may be paid at the gateway. */
  payment_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Which of the two discounts took off more. */
  discount_by: 'vehicle' | 'provider' | 'none';
  coupon: number;
  coupon_id: number | null;
  /** As it was called when the trip was booked. */
  coupon_code: string | null;
  tax: number;
  tax_included: boolean;
  total: number;
  contact_name: string;
  contact_phone: string;
  contact_email: string;
  note: string | null;
  cancellation_reason: string | null;
  created_at: Timestamp;
};

export type TripLineTable = {
  id: Generated<number>;
  trip_id: number;
  vehicle_id: number;
  /** The name and picture as they were when booked. */
  name: string;
  image: string;
  quantity: number;
  /** An hour or a kilometre of one vehicle, before discount. */
  rate: number;
  /** The line for the whole trip, before discount. */
  price: number;
  discount: number;
};

/** When a trip came into each of its statuses. */
export type TripStatusChangeTable = { trip_id: number; status: string; at: Timestamp };
