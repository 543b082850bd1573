import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { CONFIG_PATH } from './first-screen.ts';
import { flag, numeric, optionalText } from './kernel.ts';

export const config = v.object({
  business_name: v.string(),
  base_urls: v.optional(v.object({ item_image_url: optionalText }), { item_image_url: '' }),
  logo_full_url: optionalText,
  address: optionalText,
  phone: optionalText,
  email: optionalText,
  country: optionalText,
  /**
   * Ours: true if codes can be sent, for verification or a new password. Other back ends send them.
   */
  sends_codes: v.optional(flag, true),
  default_location: v.nullish(v.object({ lat: numeric, lng: numeric }), null),
  currency_code: v.optional(v.pipe(v.string(), v.length(3)), 'USD'),
  currency_symbol: optionalText,
  currency_symbol_direction: v.optional(v.picklist(['left', 'right']), 'left'),
  digit_after_decimal_point: v.optional(
    v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(4)),
    2,
  ),
  /** Ours: IANA zone of every displayed time. */
  time_zone: v.optional(v.string(), 'America/New_York'),
  /** Ours: server clock in milliseconds since 1970, as device clocks may be wrong. */
  server_time: v.optional(numeric),
  language: v.optional(v.array(v.object({ key: v.string(), value: v.string() })), []),
  /** Ours: unit of displayed distances. Prices by distance are always per kilometre. */
  distance_unit: v.optional(v.picklist(['km', 'mi']), 'km'),
  toggle_veg_non_veg: v.optional(flag, true),
  guest_checkout_status: v.optional(v.unknown(), 0),
  free_delivery_over: v.nullish(numeric, null),
  tax_included: v.optional(numeric, 0),
  cash_on_delivery: v.optional(flag, true),
  digital_payment: v.optional(flag, false),
  customer_wallet_status: v.optional(numeric, 0),
  add_fund_status: v.optional(numeric, 0),
  loyalty_point_status: v.optional(numeric, 0),
  /** Points per unit of the currency. */
  loyalty_point_exchange_rate: v.optional(numeric, 0),
  loyalty_point_minimum_point: v.optional(numeric, 0),
  /** Points earned per hundred units of an order's total. */
  loyalty_point_item_purchase_point: v.optional(numeric, 0),
  ref_earning_status: v.optional(numeric, 0),
  /** Credit for an inviter, decimal. */
  ref_earning_exchange_rate: v.optional(numeric, 0),
  home_delivery_status: v.optional(numeric, 1),
  takeaway_status: v.optional(numeric, 1),
  schedule_order: v.optional(flag, true),
  schedule_order_slot_duration: v.optional(numeric, 30),
  external_links: v.optional(v.object({ travels: optionalText, handyman: optionalText }), {
    travels: '',
    handyman: '',
  }),
});
export const getConfig = endpoint({ method: 'GET', path: CONFIG_PATH, answer: config });
export type WireConfig = v.InferOutput<typeof config>;
