import type { Database } from './schema.ts';

/** Every table of ours by name: what is emptied or counted is named, never found by looking around. */
const TABLES: Readonly<Record<keyof Database, true>> = {
  setting: true,
  zone: true,
  module: true,
  zone_module: true,
  category: true,
  store: true,
  store_hours: true,
  item: true,
  goods_variation: true,
  food_variation: true,
  food_variation_value: true,
  item_category: true,
  add_on: true,
  banner: true,
  review: true,
  customer: true,
  session: true,
  login_failure: true,
  guest: true,
  address: true,
  cart_line: true,
  quote: true,
  placement: true,
  orders: true,
  order_line: true,
  order_event: true,
  desk_rule: true,
  example_data: true,
  attempt: true,
  known_device: true,
  translation: true,
};

export const tableNames = Object.keys(TABLES) as readonly (keyof Database)[];
