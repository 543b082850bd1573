import type { ColumnType } from 'kysely';

/** Reads as a Date; written as a Date or an ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>;

/** Translations of a row by "field.language"; null without any. */
export type Translations = Readonly<Record<string, string>> | null;

export type TranslatedEntity =
  | ('zone' | 'module' | 'category' | 'store' | 'item' | 'add_on' | 'banner')
  | ('food_variation' | 'food_variation_value' | 'order_line' | 'coupon' | 'parcel_category')
  | ('rental_provider' | 'vehicle_category' | 'vehicle_brand' | 'vehicle' | 'rental_banner')
  | ('trip_line' | 'trip_coupon');

export type CodePurpose = 'verify_email' | 'verify_phone' | 'reset';

export type ChoiceOptionRow = { title: string; options: string[] };

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
