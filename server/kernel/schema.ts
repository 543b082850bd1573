import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CouponTable } from './coupon-table.ts';
import type { OrderStatus, PlacedOrderType } from '#domain/ordering/order-status.ts';
import type { CourierReviewTable, RefundRequestTable } from './schema.after-orders.ts';
import type { OrderPrescriptionTable, PrescriptionFileTable } from './schema.prescriptions.ts';

/**
 * The tables, as the migrations make them. Money is integer minor units of the server's currency, rates
 * are millionths, moments are `timestamptz`, daily times are minutes since midnight in the server's zone.
 */
export type Database = {
  setting: SettingTable;
  zone: ZoneTable;
  module: ModuleTable;
  zone_module: ZoneModuleTable;
  category: CategoryTable;
  store: StoreTable;
  store_hours: StoreHoursTable;
  item: ItemTable;
  goods_variation: GoodsVariationTable;
  food_variation: FoodVariationTable;
  food_variation_value: FoodVariationValueTable;
  item_category: ItemCategoryTable;
  add_on: AddOnTable;
  banner: BannerTable;
  review: ReviewTable;
  customer: CustomerTable;
  session: SessionTable;
  login_failure: LoginFailureTable;
  guest: GuestTable;
  address: AddressTable;
  cart_line: CartLineTable;
  quote: QuoteTable;
  placement: PlacementTable;
  coupon: CouponTable;
  orders: OrderTable;
  order_line: OrderLineTable;
  order_event: OrderEventTable;
  desk_rule: DeskRuleTable;
  example_data: ExampleDataTable;
  attempt: AttemptTable;
  known_device: KnownDeviceTable;
  translation: TranslationTable;
  rental_provider: RentalProviderTable;
  pickup_zone: PickupZoneTable;
  rental_provider_hours: RentalProviderHoursTable;
  vehicle_category: VehicleCategoryTable;
  vehicle_brand: VehicleBrandTable;
  vehicle: VehicleTable;
  vehicle_review: VehicleReviewTable;
  rental_banner: RentalBannerTable;
  trip_cart: TripCartTable;
  trip_cart_line: TripCartLineTable;
  trip: TripTable;
  trip_line: TripLineTable;
  trip_coupon: TripCouponTable;
  trip_status_change: TripStatusChangeTable;
  wishlist_vehicle: WishlistVehicleTable;
  wishlist_provider: WishlistProviderTable;
  wishlist_item: WishlistItemTable;
  wishlist_store: WishlistStoreTable;
  customer_interest: CustomerInterestTable;
  search_entry: SearchEntryTable;
  search_word: SearchWordTable;
  prescription_file: PrescriptionFileTable;
  order_prescription: OrderPrescriptionTable;
  courier_review: CourierReviewTable;
  refund_request: RefundRequestTable;
};

/** Reads as a Date; written as a Date or an ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>;

/** The name in English; in other languages it is among the translations. */
type Names = { name: string };

/** A text of a row in another language than English; see translations.ts. */
export type TranslationTable = {
  entity: TranslatedEntity;
  entity_id: number;
  field: string;
  language: string;
  text: string;
};
export type TranslatedEntity = (typeof TRANSLATED)[number];
export const TRANSLATED = [
  ...(['zone', 'module', 'category', 'store', 'item', 'add_on', 'banner'] as const),
  ...(['food_variation', 'food_variation_value', 'order_line', 'coupon'] as const),
  ...([
    'rental_provider',
    'vehicle_category',
    'vehicle_brand',
    'vehicle',
    'rental_banner',
    'trip_line',
    'trip_coupon',
  ] as const),
] as const;
/** Texts of a row in other languages, by "field.language"; null where there are none. */
export type Translations = Readonly<Record<string, string>> | null;

/** Everything of the configuration that an owner may change, by key; `value` is any JSON. */
export type SettingTable = { key: string; value: JSONColumnType<object> };

export type ZoneTable = Names & {
  id: number;
  active: boolean;
  /** The bounding box, indexed; the boundary itself decides in code. */
  min_lat: number;
  max_lat: number;
  min_lng: number;
  max_lng: number;
  /** Corners [[lat, lng], …] in order; the last joins the first. */
  boundary: JSONColumnType<[number, number][]>;
};

export type ModuleTable = Names & {
  id: number;
  type: string;
  icon: string;
  thumbnail: string;
  active: boolean;
  position: number;
  description: string;
};

/** What a zone charges in a module; no row means that the module is not offered there. */
export type ZoneModuleTable = {
  zone_id: number;
  module_id: number;
  minimum_fee: number;
  fee_per_km: number;
  maximum_fee: number | null;
  /** 0: none. */
  maximum_cod: number;
};

export type CategoryTable = Names & {
  id: number;
  module_id: number;
  parent_id: number | null;
  image: string;
  featured: boolean;
  position: number;
};

export type StoreTable = Names & {
  id: number;
  module_id: number;
  zone_id: number;
  address: string;
  phone: string;
  lat: number;
  lng: number;
  logo: string;
  cover: string;
  active: boolean;
  minimum_order: number;
  /** Millionths. */
  tax_rate: number;
  free_delivery: boolean;
  delivers: boolean;
  take_away: boolean;
  veg: boolean;
  non_veg: boolean;
  halal_tag: boolean;
  delivery_minutes_from: number;
  delivery_minutes_to: number;
  /** Millionths off everything; 0 for none. */
  discount_rate: number;
  rating: number;
  rating_count: number;
  order_count: number;
  closed_dates: JSONColumnType<string[]>;
  created_at: Timestamp;
  /** How many orders it takes for one half hour; null for any number. */
  slot_capacity: number | null;
};

export type StoreHoursTable = {
  store_id: number;
  weekday: number;
  opens: number;
  closes: number;
};

/** Goods that come in variations have no price and no stock of their own: each variation has. */
export type GoodsVariationTable = {
  item_id: number;
  type: string;
  position: number;
  price: number;
  stock: number;
};
/** A group of values that a kitchen offers of a dish, in the order of `position`. */
export type FoodVariationTable = Names & {
  id: Generated<number>;
  item_id: number;
  position: number;
  type: 'single' | 'multi';
  min: number;
  max: number;
  required: boolean;
};
export type FoodVariationValueTable = {
  id: Generated<number>;
  food_variation_id: number;
  position: number;
  label: string;
  price: number;
  /** Null: not counted. */
  stock: number | null;
};

/** Variations as they are read with their item. */
export type FoodVariationRow = {
  name: string;
  translations: Translations;
  type: 'single' | 'multi';
  min: number;
  max: number;
  required: boolean;
  values: FoodVariationValueRow[];
};
export type FoodVariationValueRow = {
  id: number;
  label: string;
  translations: Translations;
  price: number;
  stock: number | null;
};
export type GoodsVariationRow = { type: string; price: number; stock: number };
export type ChoiceOptionRow = { title: string; options: string[] };

export type ItemTable = Names & {
  id: number;
  store_id: number;
  description: string;
  image: string;
  price: number;
  discount_type: 'percent' | 'amount';
  /** Millionths when percent, minor units when amount; 0 for none. */
  discount: number;
  veg: boolean | null;
  halal: boolean;
  recommended: boolean;
  organic: boolean;
  generic_names: JSONColumnType<string[]>;
  nutrition: JSONColumnType<string[]>;
  allergies: JSONColumnType<string[]>;
  tags: JSONColumnType<string[]>;
  unit: string | null;
  opens: number | null;
  closes: number | null;
  campaign_from: string | null;
  campaign_to: string | null;
  schedulable: boolean;
  stock: number;
  /** Null: no limit. */
  maximum: number | null;
  needs_prescription: boolean;
  choice_options: JSONColumnType<ChoiceOptionRow[]>;
  rating: number;
  rating_count: number;
  order_count: number;
  active: boolean;
  created_at: Timestamp;
};

export type ItemCategoryTable = { item_id: number; category_id: number };

export type AddOnTable = Names & {
  id: number;
  store_id: number;
  /** The item it is offered with; null: with every item of the store. */
  item_id: number | null;
  price: number;
  active: boolean;
};

export type BannerTable = {
  id: number;
  module_id: number;
  zone_id: number | null;
  /** At most one of the three is set: what the banner leads to. */
  store_id: number | null;
  item_id: Generated<number | null>;
  /** A path of the app ("/store/latest") or an https address. */
  link: Generated<string | null>;
  title: string;
  subtitle: string;
  image: string;
  position: number;
};

export type ReviewTable = {
  id: Generated<number>;
  item_id: number;
  customer_id: number | null;
  customer_name: string;
  /** In steps of a half from 0.5 to 5. */
  rating: number;
  comment: string;
  reply: string | null;
  created_at: Timestamp;
  /** The order that it is of, once for each item; null where none is known. */
  order_id: ColumnType<number | null, number | null | undefined, never>;
};

export type CustomerTable = {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  password_hash: string;
  image: string | null;
  wallet_minor: ColumnType<number, number | undefined, number>;
  loyalty_points: ColumnType<number, number | undefined, number>;
  referral_code: string;
  created_at: Timestamp;
  /** The name by which the control desk knows a customer of the example data; null for people. */
  persona: string | null;
};

/** Tokens are stored hashed (SHA-256, hex). */
export type SessionTable = {
  token_hash: string;
  customer_id: number;
  /** The guest who signed in here; null when none was named. */
  guest_id: ColumnType<number | null, number | null | undefined, never>;
  created_at: Timestamp;
  expires_at: Timestamp;
};

export type LoginFailureTable = { id: Generated<number>; login: string; at: Timestamp };

/** Random 53-bit ids, exact as a JSON number. */
export type GuestTable = { id: number; created_at: Timestamp };

export type AddressTable = {
  id: Generated<number>;
  customer_id: number;
  type: string;
  /** What the customer calls it. */
  label: Generated<string>;
  contact_name: string;
  contact_phone: string;
  contact_email: Generated<string>;
  address: string;
  road: string;
  house: string;
  floor: string;
  delivery_instruction: Generated<string>;
  lat: number;
  lng: number;
  zone_id: number;
};

export type CartLineTable = {
  id: Generated<number>;
  /** "customer:7" or "guest:123": one column, so that no query forgets half of the owner. */
  owner: string;
  module_id: number;
  item_id: number;
  quantity: number;
  /** The choice in wire form: [{name, values:{label:[…]}}] or [{type}]. */
  variation: JSONColumnType<object[]>;
  add_ons: JSONColumnType<{ id: number; quantity: number }[]>;
  created_at: Timestamp;
  /** Minor units: one piece with its discount, when the customer chose or last changed the line. */
  shown_price: number | null;
};

export type QuoteTable = {
  id: string;
  owner: string;
  module_id: number;
  order_type: string;
  lat: number | null;
  lng: number | null;
  cart_subtotal: number;
  body: JSONColumnType<object>;
  expires_at: Timestamp;
};

/** One row an Idempotency-Key: what was asked, and what was answered. */
export type PlacementTable = {
  key: string;
  owner: string;
  /** SHA-256 of the request's body. */
  request_hash: string;
  /** Null while the first request is still running. */
  status: number | null;
  answer: JSONColumnType<object> | null;
  created_at: Timestamp;
};

export type OrderTable = {
  id: Generated<number>;
  owner: string;
  customer_id: number | null;
  /** Null where no store fills it, as with a parcel. */
  store_id: number | null;
  module_id: number;
  zone_id: number;
  status: OrderStatus;
  type: PlacedOrderType;
  payment_method: string;
  payment_status: string;
  subtotal: number;
  discount: number;
  coupon: number;
  /** The coupon that made it cheaper, as long as there is one, and how it was called then. */
  coupon_id: ColumnType<number | null, number | null | undefined, number | null>;
  coupon_code: ColumnType<string | null, string | null | undefined, string | null>;
  tax: number;
  tax_included: boolean;
  delivery: number;
  total: number;
  metres: number;
  contact_name: string;
  contact_phone: string;
  contact_email: string;
  address: string;
  road: string;
  house: string;
  floor: string;
  lat: number | null;
  lng: number | null;
  note: string | null;
  schedule_at: NullableTimestamp;
  cancellation_reason: string | null;
  /** Its goods are back on the shelf. */
  stock_returned: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: Timestamp;
};

export type OrderLineTable = {
  id: Generated<number>;
  order_id: number;
  item_id: number;
  /** The name and picture as they were when ordered. */
  name: string;
  image: string;
  quantity: number;
  unit_price: number;
  discount: number;
  /** What was chosen, by its names in every language. */
  variation: JSONColumnType<OrderedVariation[]>;
  add_ons: JSONColumnType<OrderedAddOn[]>;
};

export type OrderedVariation =
  | { type: string }
  | {
      name: string;
      translations: Translations;
      values: { label: string; translations: Translations }[];
    };
export type OrderedAddOn = {
  id: number;
  name: string;
  translations: Translations;
  price: number;
  quantity: number;
};

/** When an order came into each of its statuses. */
export type OrderEventTable = { order_id: number; status: OrderStatus; at: Timestamp };

/** What the control desk has asked of a call: latency, a fault, or to be held until let go. */
export type DeskRuleTable = {
  id: Generated<number>;
  /** "GET /api/v1/customer/cart/list", path without query; a trailing * matches the rest. */
  call: string;
  action: JSONColumnType<object>;
  remaining: number | null;
};

/** Which packs of example data the database was filled with. */
export type ExampleDataTable = { pack: string; version: number; filled_at: Timestamp };

/** How often something was tried in a span of time; worthless once the span has ended. */
export type AttemptTable = { subject: string; began: Timestamp; ends: Timestamp; count: number };

/** Where a customer has signed in before. */
export type KnownDeviceTable = { token_hash: string; customer_id: number; used_at: Timestamp };

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

export type TripCouponTable = {
  id: Generated<number>;
  /** In capitals, without blanks around. */
  code: string;
  title: string;
  active: boolean;
  reach: 'default' | 'store_wise' | 'zone_wise';
  /** Of a store_wise one. */
  provider_ids: number[];
  /** Of a zone_wise one. */
  zone_ids: number[];
  discount_type: 'percent' | 'amount';
  /** Millionths, or minor units. */
  discount_value: number;
  /** Minor units that the vehicles cost at least; and that a share takes off at most, null for any. */
  minimum: number;
  maximum: number | null;
  starts_at: Timestamp;
  expires_at: NullableTimestamp;
  /** How often one customer may use it, and all of them together; null for ever. */
  per_customer: number | null;
  in_all: number | null;
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

export type WishlistVehicleTable = {
  customer_id: number;
  vehicle_id: number;
  created_at: Timestamp;
};
export type WishlistProviderTable = {
  customer_id: number;
  provider_id: number;
  created_at: Timestamp;
};
export type WishlistItemTable = {
  customer_id: number;
  item_id: number;
  created_at: Timestamp;
};
/** One for each module in which a customer was asked; without a category where none was chosen. */
export type CustomerInterestTable = {
  customer_id: number;
  module_id: number;
  category_ids: number[];
  changed_at: Timestamp;
};
export type WishlistStoreTable = {
  customer_id: number;
  store_id: number;
  created_at: Timestamp;
};

/** What a search looks at: one row for each item ("i") and store ("s"), kept by triggers alone. */
export type SearchEntryTable = {
  kind: 'i' | 's';
  id: number;
  store_id: number;
  module_id: number;
  zone_id: number;
  /** How often it was ordered, or ordered from. */
  popularity: number;
  /** What one piece costs on a card. */
  price: number;
  rating: number;
  veg: boolean | null;
  non_veg: boolean | null;
  discounted: boolean;
  free_delivery: boolean;
  /** In every language, as `search_words` reads them. */
  names: string[];
  /** Words by kind and zone, such as "i3/pizza"; those of names weigh more. */
  words: string;
};

/** A word that occurs in a zone, and in how many entries. */
export type SearchWordTable = { zone_id: number; word: string; uses: number; trigrams: string[] };
