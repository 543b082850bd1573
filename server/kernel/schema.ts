/*
 * Written by `npm run schema` from the migrations. Money is in minor units, rates are millionths, times of day are
 * minutes since midnight in the time zone of the business.
 */
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { PartnerKind } from '#domain/messaging/partner.ts';
import type { OrderStatus } from '#domain/ordering/order-status.ts';
import type { LedgerKind } from '#domain/wallet/ledger.ts';
import type {
  ChoiceOptionRow,
  CodePurpose,
  NullableTimestamp,
  OrderedAddOn,
  OrderedVariation,
  Timestamp,
  TranslatedEntity,
} from './schema.columns.ts';

export type AddOnTable = {
  id: number;
  store_id: number;
  /** Null: for every item of the store. */
  item_id: number | null;
  name: string;
  price: number;
  active: boolean;
};

export type AddressTable = {
  id: Generated<number>;
  customer_id: number;
  type: string;
  contact_name: string;
  contact_phone: string;
  address: string;
  road: string;
  house: string;
  floor: string;
  lat: number;
  lng: number;
  zone_id: number;
  /** Name given by the customer. */
  label: Generated<string>;
  contact_email: Generated<string>;
  delivery_instruction: Generated<string>;
};

/** Count of attempts in a span of time; void after its end. */
export type AttemptTable = {
  subject: string;
  began: Timestamp;
  ends: Timestamp;
  count: number;
};

export type BannerTable = {
  id: number;
  module_id: number;
  zone_id: number | null;
  /** At most one of store_id, item_id and link is set. */
  store_id: number | null;
  title: string;
  subtitle: string;
  image: string;
  position: number;
  item_id: number | null;
  /** Path of the app ("/store/latest") or https address. */
  link: string | null;
};

export type CartLineTable = {
  id: Generated<number>;
  /** "customer:7" or "guest:123". */
  owner: string;
  module_id: number;
  item_id: number;
  quantity: number;
  /** Choice in wire form: [{name, values: {label: […]}}] or [{type}]. */
  variation: JSONColumnType<object[]>;
  add_ons: JSONColumnType<{ id: number; quantity: number }[]>;
  created_at: Timestamp;
  /** Discounted price of one piece at the customer's last change, in minor units; nothing is charged from it. */
  shown_price: number | null;
};

export type CategoryTable = {
  id: number;
  module_id: number;
  parent_id: number | null;
  name: string;
  image: string;
  featured: boolean;
  position: number;
};

/** Messages for developers in place of sent ones; filled only with a control desk. */
export type CodeOutboxTable = {
  id: Generated<number>;
  customer_id: number;
  purpose: CodePurpose;
  recipient: string;
  code: string;
  created_at: Timestamp;
};

/** Conversation of a customer and a partner. */
export type ConversationTable = {
  id: Generated<number>;
  customer_id: number;
  partner: PartnerKind;
  /** One of store_id, provider_id and order_id is set; none for support. */
  store_id: number | null;
  provider_id: number | null;
  /** Order of the courier. */
  order_id: number | null;
};

/** Coupon for orders of one module. */
export type CouponTable = {
  id: Generated<number>;
  module_id: number;
  /** Capitals without surrounding blanks. */
  code: string;
  title: string;
  active: boolean;
  type: 'default' | 'store_wise' | 'zone_wise' | 'first_order' | 'free_delivery';
  /** Set for store_wise only. */
  store_id: number | null;
  /** For zone_wise only. */
  zone_ids: Generated<number[]>;
  /** Ignored for free_delivery: it takes off the fee. */
  discount_type: 'percent' | 'amount';
  /** Millionths (percent) or minor units (amount). */
  discount_value: number;
  /** Lowest price of the goods, in minor units. */
  minimum: number;
  /** Most that a percentage takes off, in minor units; null: no limit. */
  maximum: number | null;
  starts_at: Timestamp;
  expires_at: NullableTimestamp;
  /** Uses for one customer; null: no limit. */
  per_customer: number | null;
  /** Uses for all customers together; null: no limit. */
  in_all: number | null;
};

/** Last position of the courier; public during the delivery only. */
export type CourierPositionTable = {
  order_id: number;
  lat: number;
  lng: number;
  seen_at: Timestamp;
};

export type CourierReviewTable = {
  order_id: number;
  customer_id: number | null;
  /** 0.5 to 5 in steps of 0.5. */
  rating: number;
  comment: string;
  created_at: Timestamp;
};

export type CustomerTable = {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  password_hash: string;
  /** Address of the picture; null: none. */
  image: string | null;
  referral_code: string;
  created_at: Timestamp;
  /** Name at the control desk of an example customer; null for people. */
  persona: string | null;
  /** Owner of the referral code at sign-up; null once that account is deleted. */
  invited_by: number | null;
  /** A code sent there was entered. */
  email_verified: Generated<boolean>;
  /** A code sent there was entered. */
  phone_verified: Generated<boolean>;
  /** Consent to news of orders and offers. */
  notifications: Generated<boolean>;
  /** Codes could be sent when the account was opened or a contact last changed, so one-time benefits need a verified contact. */
  verification_asked: Generated<boolean>;
};

/** Answer of a customer in a module; no categories: none chosen. */
export type CustomerInterestTable = {
  customer_id: number;
  module_id: number;
  category_ids: number[];
  changed_at: Timestamp;
};

/** Latency, fault or hold that the control desk asked for. */
export type DeskRuleTable = {
  id: Generated<number>;
  /** Method and path without query, as in "GET /api/v1/customer/cart/list"; a trailing * matches the rest. */
  call: string;
  action: JSONColumnType<object>;
  /** Null: no limit. */
  remaining: number | null;
};

/** Packs of example data in this database. */
export type ExampleDataTable = {
  pack: string;
  version: number;
  filled_at: Timestamp;
};

/** Group of choices of a dish. */
export type FoodVariationTable = {
  id: Generated<number>;
  item_id: number;
  position: number;
  name: string;
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

/** One-time benefits that a contact used with an account that no longer has it. */
export type FormerUseTable = {
  contact_hash: string;
  /** Id of that account. */
  customer_id: number;
  kind: 'order' | 'coupon' | 'trip_coupon';
  /** Coupon; 0 for orders. */
  reference: number;
  count: number;
  noted_at: Timestamp;
};

/** Price and stock of goods with variations; the item's own do not count. */
export type GoodsVariationTable = {
  item_id: number;
  type: string;
  position: number;
  price: number;
  stock: number;
};

/** Random ids of 53 bits, exact as a JSON number. */
export type GuestTable = {
  id: number;
  created_at: Timestamp;
};

export type ItemTable = {
  id: number;
  store_id: number;
  name: string;
  description: string;
  image: string;
  price: number;
  discount_type: 'percent' | 'amount';
  /** Millionths (percent) or minor units (amount); 0: none. */
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
  /** Module of the store, kept by triggers like all further columns. */
  module_id: GeneratedAlways<number>;
  zone_id: GeneratedAlways<number>;
  store_active: GeneratedAlways<boolean>;
  free_delivery: GeneratedAlways<boolean>;
  /** By its own discount or the store's. */
  discounted: GeneratedAlways<boolean>;
  /** Price of one piece on a card. */
  card_price: GeneratedAlways<number>;
  /** Its categories and their parents. */
  category_ids: GeneratedAlways<number[]>;
};

export type ItemCategoryTable = {
  item_id: number;
  category_id: number;
};

/** Listed items by the filters of a list, kept by triggers. */
export type ItemCountTable = {
  /** 0: all categories. */
  category_id: number;
  module_id: number;
  zone_id: number;
  /** "true", "false" or empty for unknown. */
  veg: string;
  discounted: boolean;
  recommended: boolean;
  store_active: boolean;
  items: number;
};

/** Devices of earlier sign-ins. */
export type KnownDeviceTable = {
  token_hash: string;
  customer_id: number;
  used_at: Timestamp;
};

/** Money (minor units) or points in and out; rows are only added, and the last balance counts. */
export type LedgerEntryTable = {
  id: Generated<number>;
  ledger: 'wallet' | 'points';
  customer_id: number;
  /** From 1 for each customer and ledger, so that no two rows have the same predecessor. */
  number: number;
  kind: LedgerKind;
  credit: number;
  debit: number;
  balance: number;
  /** Cause, such as an order id: booked once for each kind. */
  reference: string | null;
  created_at: Timestamp;
};

export type LoginFailureTable = {
  id: Generated<number>;
  login: string;
  at: Timestamp;
};

export type MessageTable = {
  id: Generated<number>;
  conversation_id: number;
  /** False: from the partner. */
  from_customer: boolean;
  text: string;
  /** Subject. */
  order_id: number | null;
  /** Idempotency key of the sender. */
  key: string | null;
  created_at: Timestamp;
  /** Time at which the other side saw it. */
  seen_at: NullableTimestamp;
};

export type MessageImageTable = {
  /** Random; the owner refers to it by this id. */
  id: string;
  message_id: number;
  position: number;
  /** Name in the file storage. */
  file: string;
};

export type ModuleTable = {
  id: number;
  name: string;
  type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';
  icon: string;
  thumbnail: string;
  active: boolean;
  position: number;
  description: string;
};

/** Time of each status of an order. */
export type OrderEventTable = {
  order_id: number;
  status: OrderStatus;
  at: Timestamp;
};

export type OrderLineTable = {
  id: Generated<number>;
  order_id: number;
  item_id: number;
  /** Name and image at the time of the order. */
  name: string;
  image: string;
  quantity: number;
  unit_price: number;
  discount: number;
  /** Names of the choice in every language. */
  variation: JSONColumnType<OrderedVariation[]>;
  add_ons: JSONColumnType<OrderedAddOn[]>;
};

/** Prescriptions of an order; orders of one cart may share them. */
export type OrderPrescriptionTable = {
  order_id: number;
  prescription_id: string;
  position: number;
};

export type OrdersTable = {
  id: Generated<number>;
  owner: string;
  customer_id: number | null;
  /** Null for parcels only. */
  store_id: number | null;
  module_id: number;
  zone_id: number;
  status: OrderStatus;
  type: 'delivery' | 'take_away' | 'parcel';
  payment_method: string;
  payment_status: string;
  subtotal: number;
  discount: number;
  coupon: number;
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
  created_at: Timestamp;
  /** The goods are back in stock. */
  stock_returned: Generated<boolean>;
  /** Null: none, or the coupon was deleted. */
  coupon_id: number | null;
  /** Code at the time of the order. */
  coupon_code: string | null;
  /** Last time to pay at the gateway; null: nothing to pay there. */
  payment_due_at: NullableTimestamp;
};

/** Receiver and contents; the order has the sender and the pickup. */
export type ParcelTable = {
  order_id: number;
  category_id: number;
  charge_payer: 'sender' | 'receiver';
  receiver_name: string;
  receiver_phone: string;
  receiver_address: string;
  receiver_note: string;
  receiver_lat: number;
  receiver_lng: number;
  /** May differ from the zone of the order. */
  receiver_zone_id: number;
  grams: number;
  centimetres: number;
  value: number;
  /** Grants tracking without an account. */
  follow_token: string;
};

/** Kinds of parcels; money in minor units. */
export type ParcelCategoryTable = {
  id: Generated<number>;
  module_id: number;
  name: string;
  description: string;
  image: string;
  minimum_fee: number;
  fee_per_km: number;
  /** Limits of one parcel: weight, longest side, value. */
  maximum_grams: number;
  maximum_centimetres: number;
  maximum_value: number;
  active: boolean;
  position: number;
};

/** Payment at the gateway for a wallet, an order or a trip; for none once the account with the wallet is deleted. */
export type PaymentTable = {
  id: string;
  /** Customer whose wallet it fills. */
  customer_id: number | null;
  /** Minor units. */
  amount: number;
  status: 'open' | 'paid' | 'declined' | 'canceled';
  /** Address to return to. */
  callback: string;
  /** Key of the gateway's signature. */
  secret: string;
  created_at: Timestamp;
  answered_at: NullableTimestamp;
  /** Grows with each payment. */
  number: Generated<number>;
  order_id: number | null;
  trip_id: number | null;
  /** Destination of the money: the purpose, the wallet, or a refund by hand (guests). */
  went_to: 'purpose' | 'wallet' | 'to_refund' | null;
  /** Answer of the simulated gateway at late_at. */
  late_answer: 'paid' | 'declined' | 'canceled' | null;
  late_at: NullableTimestamp;
};

export type PickupZoneTable = {
  provider_id: number;
  zone_id: number;
};

/** Request and response by idempotency key. */
export type PlacementTable = {
  key: string;
  owner: string;
  /** SHA-256 of the body. */
  request_hash: string;
  /** Null while the first request runs. */
  status: number | null;
  answer: JSONColumnType<object> | null;
  created_at: Timestamp;
};

/** Image of a prescription. */
export type PrescriptionFileTable = {
  /** Random; the owner refers to it by this id. */
  id: string;
  owner: string;
  /** Name in the file storage. */
  file: string;
  /** Of the uploaded bytes: a second upload of the file is recognised. */
  digest: string;
  created_at: Timestamp;
  /** Time of the first order with it. */
  used_at: NullableTimestamp;
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

/** Request for the money of an order. */
export type RefundRequestTable = {
  order_id: number;
  reason: string;
  note: string;
  created_at: Timestamp;
};

export type RentalBannerTable = {
  id: number;
  module_id: number;
  /** Null: every zone. */
  zone_id: number | null;
  /** At most one of provider_id, vehicle_id and link is set. */
  provider_id: number | null;
  vehicle_id: number | null;
  /** Path of the app or https address. */
  link: string | null;
  title: string;
  subtitle: string;
  image: string;
  featured: boolean;
  position: number;
};

export type RentalProviderTable = {
  id: number;
  module_id: number;
  /** Zone of the office; pickups are in pickup_zone. */
  zone_id: number;
  name: string;
  address: string;
  phone: string;
  lat: number;
  lng: number;
  logo: string;
  cover: string;
  active: boolean;
  /** Millionths. */
  tax_rate: number;
  /** Millionths off a trip from the minimum on, up to the maximum; 0: none. */
  discount_rate: number;
  discount_minimum: number;
  /** Null: no limit. */
  discount_maximum: number | null;
  rating: number;
  rating_count: number;
  trip_count: number;
  closed_dates: JSONColumnType<string[]>;
  created_at: Timestamp;
  /** Open minutes of the week from Sunday, kept by triggers. */
  open_minutes: GeneratedAlways<string>;
};

export type RentalProviderHoursTable = {
  provider_id: number;
  weekday: number;
  opens: number;
  closes: number;
};

/** Search index of the rental: one row for each vehicle ("v") and provider ("p"), kept by triggers. */
export type RentalSearchEntryTable = {
  kind: 'v' | 'p';
  id: number;
  /** Words by kind and zone, such as "v3/sedan"; words of names weigh more. */
  words: string;
};

export type ReviewTable = {
  id: Generated<number>;
  item_id: number;
  customer_id: number | null;
  customer_name: string;
  /** 0.5 to 5 in steps of 0.5. */
  rating: number;
  comment: string;
  reply: string | null;
  created_at: Timestamp;
  /** Null: unknown. */
  order_id: number | null;
  /** Addresses. */
  images: JSONColumnType<string[], string | undefined>;
};

/** Images of reviews of every kind in the file storage. */
export type ReviewImageTable = {
  /** Name in the file storage and in the address. */
  file: string;
};

/** Search index: one row for each item ("i") and store ("s"), kept by triggers. */
export type SearchEntryTable = {
  kind: 'i' | 's';
  id: number;
  store_id: number;
  module_id: number;
  zone_id: number;
  /** Count of orders. */
  popularity: number;
  /** Price of one piece on a card. */
  price: number;
  rating: number;
  veg: boolean | null;
  non_veg: boolean | null;
  discounted: boolean;
  free_delivery: boolean;
  /** Folded by search_words, in every language. */
  names: string[];
  /** Words by kind and zone, such as "i3/pizza"; words of names weigh more. */
  words: string;
};

/** Words of a zone and the count of their entries; those of the rental apart. */
export type SearchWordTable = {
  zone_id: number;
  word: string;
  uses: number;
  rental: Generated<boolean>;
};

/** Tokens are stored hashed (SHA-256, hex). */
export type SessionTable = {
  token_hash: string;
  customer_id: number;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** Guest before the sign-in; null: none. */
  guest_id: number | null;
  id: Generated<number>;
  /** Description for the customer; empty where the browser gave none. */
  device: Generated<string>;
  used_at: Timestamp;
};

/** Settings of the owner by key; the value is any JSON. */
export type SettingTable = {
  key: string;
  value: JSONColumnType<object>;
};

export type StoreTable = {
  id: number;
  module_id: number;
  zone_id: number;
  name: string;
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
  /** Millionths off everything; 0: none. */
  discount_rate: number;
  rating: number;
  rating_count: number;
  order_count: number;
  closed_dates: JSONColumnType<string[]>;
  created_at: Timestamp;
  /** Orders for one half hour; null: no limit. */
  slot_capacity: number | null;
  /** Open minutes of the week from Sunday, kept by triggers. */
  open_minutes: GeneratedAlways<string>;
};

/** Listed items of a store in a category, kept by triggers. */
export type StoreCategoryTable = {
  category_id: number;
  store_id: number;
  module_id: number;
  zone_id: number;
  items: number;
};

export type StoreHoursTable = {
  store_id: number;
  weekday: number;
  opens: number;
  closes: number;
};

/** Text of a row in another language than English; a language adds rows, not columns. */
export type TranslationTable = {
  entity: TranslatedEntity;
  entity_id: number;
  field: string;
  language: string;
  text: string;
};

export type TripTable = {
  id: Generated<number>;
  owner: string;
  customer_id: number | null;
  provider_id: number;
  module_id: number;
  /** Zone of the pickup. */
  zone_id: number;
  status: 'pending' | 'confirmed' | 'ongoing' | 'completed' | 'canceled' | 'payment_failed';
  type: 'hourly' | 'distance_wise';
  /** Set for hourly trips only. */
  hours: number | null;
  /** Set for distance_wise trips only, like seconds and the destination. */
  metres: number | null;
  seconds: number | null;
  pickup_lat: number;
  pickup_lng: number;
  pickup_name: string;
  destination_lat: number | null;
  destination_lng: number | null;
  destination_name: string | null;
  pickup_at: Timestamp;
  /** The vehicles are taken from the pickup until then. */
  ends_at: Timestamp;
  payment_method: string;
  payment_status: string;
  subtotal: number;
  discount: number;
  /** Source of the larger discount. */
  discount_by: 'vehicle' | 'provider' | 'none';
  coupon: number;
  tax: number;
  tax_included: boolean;
  total: number;
  contact_name: string;
  contact_phone: string;
  contact_email: string;
  note: string | null;
  cancellation_reason: string | null;
  created_at: Timestamp;
  coupon_id: number | null;
  /** Code at the time of the booking. */
  coupon_code: string | null;
  /** Last time to pay at the gateway; null: nothing to pay there. */
  payment_due_at: NullableTimestamp;
};

/** One for each guest or customer with a vehicle in the cart. */
export type TripCartTable = {
  id: Generated<number>;
  /** "customer:7" or "guest:123". */
  owner: string;
  type: 'hourly' | 'distance_wise';
  /** Set for hourly trips only. */
  hours: number | null;
  /** Set for distance_wise trips only, like seconds and the destination. */
  metres: number | null;
  seconds: number | null;
  pickup_lat: number;
  pickup_lng: number;
  pickup_name: string;
  destination_lat: number | null;
  destination_lng: number | null;
  destination_name: string | null;
  /** Null: as soon as possible. */
  pickup_at: NullableTimestamp;
  created_at: Timestamp;
};

export type TripCartLineTable = {
  id: Generated<number>;
  cart_id: number;
  vehicle_id: number;
  quantity: number;
  /** Discounted rate at the customer's last change, in minor units. */
  shown_price: number | null;
  created_at: Timestamp;
};

/** Coupon for trips. */
export type TripCouponTable = {
  id: Generated<number>;
  /** Capitals without surrounding blanks. */
  code: string;
  title: string;
  active: boolean;
  reach: 'default' | 'store_wise' | 'zone_wise';
  /** For store_wise only. */
  provider_ids: Generated<number[]>;
  /** For zone_wise only. */
  zone_ids: Generated<number[]>;
  discount_type: 'percent' | 'amount';
  /** Millionths (percent) or minor units (amount). */
  discount_value: number;
  /** Lowest price of the vehicles, in minor units. */
  minimum: number;
  /** Most that a percentage takes off, in minor units; null: no limit. */
  maximum: number | null;
  starts_at: Timestamp;
  expires_at: NullableTimestamp;
  /** Uses for one customer; null: no limit. */
  per_customer: number | null;
  /** Uses for all customers together; null: no limit. */
  in_all: number | null;
};

export type TripLineTable = {
  id: Generated<number>;
  trip_id: number;
  vehicle_id: number;
  /** Name and image at the time of the booking. */
  name: string;
  image: string;
  quantity: number;
  /** One hour or kilometre of one vehicle, before discount. */
  rate: number;
  /** The line for the whole trip, before discount. */
  price: number;
  discount: number;
};

/** Time of each status of a trip. */
export type TripStatusChangeTable = {
  trip_id: number;
  status: string;
  at: Timestamp;
};

export type VehicleTable = {
  id: number;
  provider_id: number;
  category_id: number;
  brand_id: number;
  name: string;
  description: string;
  body_type: string;
  /** At least one; cards show the first. */
  images: JSONColumnType<string[]>;
  seats: number;
  air_condition: boolean;
  transmission: string;
  fuel: string;
  /** For one hour; null: not by the hour. At least one of the two prices is set. */
  hourly_price: number | null;
  /** For one kilometre; null: not by distance. */
  distance_price: number | null;
  discount_type: 'percent' | 'amount';
  /** Millionths (percent) or minor units (amount); 0: none. */
  discount_value: number;
  /** Price less the discount, rounded half up. */
  hourly_discounted: GeneratedAlways<number | null>;
  /** Price less the discount, rounded half up. */
  distance_discounted: GeneratedAlways<number | null>;
  /** Vehicles of this kind. */
  total_count: number;
  is_new: boolean;
  rating: number;
  rating_count: number;
  active: boolean;
  created_at: Timestamp;
  /** Module of the provider, kept by triggers. */
  module_id: GeneratedAlways<number>;
  /** Pickup zones of the provider, kept by triggers; none while it is inactive. */
  zones: GeneratedAlways<number[]>;
};

export type VehicleBrandTable = {
  id: number;
  module_id: number;
  name: string;
  image: string;
  position: number;
};

export type VehicleCategoryTable = {
  id: number;
  module_id: number;
  name: string;
  image: string;
  position: number;
};

export type VehicleReviewTable = {
  id: Generated<number>;
  vehicle_id: number;
  customer_id: number | null;
  customer_name: string;
  /** 0.5 to 5 in steps of 0.5. */
  rating: number;
  comment: string;
  images: JSONColumnType<string[]>;
  reply: string | null;
  created_at: Timestamp;
  /** Null: unknown. */
  trip_line_id: number | null;
};

/** Hashed code, one for each purpose, recipient and asker, with or without an account. */
export type VerificationCodeTable = {
  purpose: 'verify_email' | 'verify_phone' | 'reset';
  /** E-mail address or phone. */
  recipient: string;
  /** Customer, device or address that asked; the code works for no other. */
  asker: string;
  /** Null: no account has this contact, and no code is right. */
  customer_id: number | null;
  code_hash: string;
  tries: number;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** Time of the correct entry. */
  proved_at: NullableTimestamp;
  used_at: NullableTimestamp;
};

export type WishlistItemTable = {
  customer_id: number;
  item_id: number;
  created_at: Timestamp;
};

export type WishlistProviderTable = {
  customer_id: number;
  provider_id: number;
  created_at: Timestamp;
};

export type WishlistStoreTable = {
  customer_id: number;
  store_id: number;
  created_at: Timestamp;
};

export type WishlistVehicleTable = {
  customer_id: number;
  vehicle_id: number;
  created_at: Timestamp;
};

export type ZoneTable = {
  id: number;
  name: string;
  active: boolean;
  /** Bounding box, indexed; code decides by the boundary. */
  min_lat: number;
  max_lat: number;
  min_lng: number;
  max_lng: number;
  /** Corners [[lat, lng], …] in order; the last joins the first. */
  boundary: JSONColumnType<[number, number][]>;
};

/** Charges of a module in a zone; no row: not offered there. */
export type ZoneModuleTable = {
  zone_id: number;
  module_id: number;
  minimum_fee: number;
  fee_per_km: number;
  maximum_fee: number | null;
  /** 0: none. */
  maximum_cod: number;
};

export type Database = {
  add_on: AddOnTable;
  address: AddressTable;
  attempt: AttemptTable;
  banner: BannerTable;
  cart_line: CartLineTable;
  category: CategoryTable;
  code_outbox: CodeOutboxTable;
  conversation: ConversationTable;
  coupon: CouponTable;
  courier_position: CourierPositionTable;
  courier_review: CourierReviewTable;
  customer: CustomerTable;
  customer_interest: CustomerInterestTable;
  desk_rule: DeskRuleTable;
  example_data: ExampleDataTable;
  food_variation: FoodVariationTable;
  food_variation_value: FoodVariationValueTable;
  former_use: FormerUseTable;
  goods_variation: GoodsVariationTable;
  guest: GuestTable;
  item: ItemTable;
  item_category: ItemCategoryTable;
  item_count: ItemCountTable;
  known_device: KnownDeviceTable;
  ledger_entry: LedgerEntryTable;
  login_failure: LoginFailureTable;
  message: MessageTable;
  message_image: MessageImageTable;
  module: ModuleTable;
  order_event: OrderEventTable;
  order_line: OrderLineTable;
  order_prescription: OrderPrescriptionTable;
  orders: OrdersTable;
  parcel: ParcelTable;
  parcel_category: ParcelCategoryTable;
  payment: PaymentTable;
  pickup_zone: PickupZoneTable;
  placement: PlacementTable;
  prescription_file: PrescriptionFileTable;
  quote: QuoteTable;
  refund_request: RefundRequestTable;
  rental_banner: RentalBannerTable;
  rental_provider: RentalProviderTable;
  rental_provider_hours: RentalProviderHoursTable;
  rental_search_entry: RentalSearchEntryTable;
  review: ReviewTable;
  review_image: ReviewImageTable;
  search_entry: SearchEntryTable;
  search_word: SearchWordTable;
  session: SessionTable;
  setting: SettingTable;
  store: StoreTable;
  store_category: StoreCategoryTable;
  store_hours: StoreHoursTable;
  translation: TranslationTable;
  trip: TripTable;
  trip_cart: TripCartTable;
  trip_cart_line: TripCartLineTable;
  trip_coupon: TripCouponTable;
  trip_line: TripLineTable;
  trip_status_change: TripStatusChangeTable;
  vehicle: VehicleTable;
  vehicle_brand: VehicleBrandTable;
  vehicle_category: VehicleCategoryTable;
  vehicle_review: VehicleReviewTable;
  verification_code: VerificationCodeTable;
  wishlist_item: WishlistItemTable;
  wishlist_provider: WishlistProviderTable;
  wishlist_store: WishlistStoreTable;
  wishlist_vehicle: WishlistVehicleTable;
  zone: ZoneTable;
  zone_module: ZoneModuleTable;
};

export const tableNames = [
  'add_on',
  'address',
  'attempt',
  'banner',
  'cart_line',
  'category',
  'code_outbox',
  'conversation',
  'coupon',
  'courier_position',
  'courier_review',
  'customer',
  'customer_interest',
  'desk_rule',
  'example_data',
  'food_variation',
  'food_variation_value',
  'former_use',
  'goods_variation',
  'guest',
  'item',
  'item_category',
  'item_count',
  'known_device',
  'ledger_entry',
  'login_failure',
  'message',
  'message_image',
  'module',
  'order_event',
  'order_line',
  'order_prescription',
  'orders',
  'parcel',
  'parcel_category',
  'payment',
  'pickup_zone',
  'placement',
  'prescription_file',
  'quote',
  'refund_request',
  'rental_banner',
  'rental_provider',
  'rental_provider_hours',
  'rental_search_entry',
  'review',
  'review_image',
  'search_entry',
  'search_word',
  'session',
  'setting',
  'store',
  'store_category',
  'store_hours',
  'translation',
  'trip',
  'trip_cart',
  'trip_cart_line',
  'trip_coupon',
  'trip_line',
  'trip_status_change',
  'vehicle',
  'vehicle_brand',
  'vehicle_category',
  'vehicle_review',
  'verification_code',
  'wishlist_item',
  'wishlist_provider',
  'wishlist_store',
  'wishlist_vehicle',
  'zone',
  'zone_module',
] as const satisfies readonly (keyof Database)[];
