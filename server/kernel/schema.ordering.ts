import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { OrderStatus, PlacedOrderType } from '#domain/ordering/order-status.ts';
import type { NullableTimestamp, Timestamp, Translations } from './schema.columns.ts';

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
  /** Until when it may be paid at the gateway; null where nothing is to be paid there. */
  payment_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
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

/** Where the courier of an order was seen last. It is told while they bring it, and never after. */
export type CourierPositionTable = {
  order_id: number;
  lat: number;
  lng: number;
  seen_at: Timestamp;
};

/** When an order came into each of its statuses. */
export type OrderEventTable = { order_id: number; status: OrderStatus; at: Timestamp };
