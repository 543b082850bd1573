import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Names, Timestamp, Translations } from './schema.columns.ts';

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
  /** The minutes of a week from Sunday on in which its hours have it open. */
  open_minutes: GeneratedAlways<string>;
};

export type StoreHoursTable = {
  store_id: number;
  weekday: number;
  opens: number;
  closes: number;
};

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
  /** From here on kept by triggers: what it has of its store. */
  module_id: GeneratedAlways<number>;
  zone_id: GeneratedAlways<number>;
  store_active: GeneratedAlways<boolean>;
  free_delivery: GeneratedAlways<boolean>;
  /** By itself or by its store. */
  discounted: GeneratedAlways<boolean>;
  /** What one piece costs on a card. */
  card_price: GeneratedAlways<number>;
  /** Its own and those above them. */
  category_ids: GeneratedAlways<number[]>;
};

export type ItemCategoryTable = { item_id: number; category_id: number };

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
  /** Addresses. */
  images: JSONColumnType<string[], string | undefined>;
};

/** The pictures of reviews of every kind that this server keeps. */
export type ReviewImageTable = {
  /** Its name in the file storage, and in its address. */
  file: string;
};

/** One for each module in which a customer was asked; without a category where none was chosen. */
export type CustomerInterestTable = {
  customer_id: number;
  module_id: number;
  category_ids: number[];
  changed_at: Timestamp;
};

/** How many items are listed, by all that a list of a place may ask for, kept by triggers alone. */
export type ItemCountTable = {
  /** 0 for all. */
  category_id: number;
  module_id: number;
  zone_id: number;
  /** "true" or "false"; empty where it is not said. */
  veg: string;
  discounted: boolean;
  recommended: boolean;
  store_active: boolean;
  items: number;
};

/** How many items of a category a store lists, and where it is, kept by triggers alone. */
export type StoreCategoryTable = {
  category_id: number;
  store_id: number;
  module_id: number;
  zone_id: number;
  items: number;
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
  /** LocalizedText by kind and zone, such as "i3/pizza"; those of names weigh more. */
  words: string;
};

/** A word that occurs in a zone, in how many entries, and whether these are vehicles and providers. */
export type SearchWordTable = { rental: boolean; zone_id: number; word: string; uses: number };
