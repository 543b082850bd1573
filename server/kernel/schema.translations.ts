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
  ...([
    'food_variation',
    'food_variation_value',
    'order_line',
    'coupon',
    'parcel_category',
  ] as const),
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
