import { sql, type InferResult } from 'kysely';
import { id } from '#domain/kernel/id.ts';
import type { Language } from '#domain/kernel/language.ts';
import { limitOf, money, type Currency } from '#domain/kernel/money.ts';
import { rate } from '#domain/kernel/rate.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { NO_DISCOUNT, type Discount } from '#domain/pricing/discount.ts';
import type { ProviderDiscount } from '#domain/pricing/trip-price.ts';
import type { ProviderSummary } from '#domain/rental/provider.ts';
import type { BodyType, Fuel, Transmission, Vehicle } from '#domain/rental/vehicle.ts';
import { isAnyOf } from '#server/catalogue/listed.ts';
import type { Db } from '#server/kernel/database.ts';
import { textIn, translated, translationsOf } from '#server/kernel/translations.ts';
import { nameIn, type Named } from '#server/kernel/localized-text.ts';

/** Pickup zones of a provider; the query must contain the provider. */
export const pickupZonesOf = sql<ZoneId[]>`(
  select coalesce(json_agg(zone_id order by zone_id), '[]') from pickup_zone
  where pickup_zone.provider_id = rental_provider.id
)`;

/** Vehicles in one row each, with provider, category and brand. */
export const vehicleRows = (db: Db) =>
  db
    .selectFrom('vehicle')
    .innerJoin('rental_provider', 'rental_provider.id', 'vehicle.provider_id')
    .innerJoin('vehicle_category', 'vehicle_category.id', 'vehicle.category_id')
    .innerJoin('vehicle_brand', 'vehicle_brand.id', 'vehicle.brand_id')
    .selectAll('vehicle')
    .select([
      translationsOf('vehicle'),
      'rental_provider.name as provider_name',
      translated('rental_provider').as('provider_translations'),
      'rental_provider.active as provider_active',
      'rental_provider.address as provider_address',
      'rental_provider.logo as provider_logo',
      'rental_provider.tax_rate as provider_tax_rate',
      'rental_provider.discount_rate as provider_discount_rate',
      'rental_provider.discount_minimum as provider_discount_minimum',
      'rental_provider.discount_maximum as provider_discount_maximum',
      'rental_provider.rating as provider_rating',
      'rental_provider.rating_count as provider_rating_count',
      pickupZonesOf.as('provider_pickup_zones'),
      'vehicle_category.name as category_name',
      translated('vehicle_category').as('category_translations'),
      'vehicle_brand.name as brand_name',
      translated('vehicle_brand').as('brand_translations'),
    ]);

export type VehicleRow = InferResult<ReturnType<typeof vehicleRows>>[number];

export const vehiclesOf = (db: Db, ids: readonly number[]): Promise<readonly VehicleRow[]> =>
  vehicleRows(db).where(isAnyOf('vehicle.id', ids)).execute();

/** True if the vehicle is no longer for rent. */
export const isGone = ({ active, provider_active }: VehicleRow): boolean =>
  !active || !provider_active;

export const providerNamed = (row: VehicleRow): Named => ({
  name: row.provider_name,
  translations: row.provider_translations,
});
const categoryNamed = (row: VehicleRow): Named => ({
  name: row.category_name,
  translations: row.category_translations,
});
const brandNamed = (row: VehicleRow): Named => ({
  name: row.brand_name,
  translations: row.brand_translations,
});

export function toVehicle(row: VehicleRow, language: Language, currency: Currency): Vehicle {
  const price = (minor: number | null) => (minor === null ? null : money(minor, currency));
  return {
    id: id(row.id),
    name: nameIn(language, row),
    description: textIn(language, row, 'description'),
    thumbnail: row.images[0] ?? '',
    images: row.images,
    provider: toProviderSummary(row, language, currency),
    category: { id: id(row.category_id), name: nameIn(language, categoryNamed(row)) },
    brand: { id: id(row.brand_id), name: nameIn(language, brandNamed(row)) },
    bodyType: row.body_type as BodyType,
    seats: row.seats,
    hasAirCondition: row.air_condition,
    transmission: row.transmission as Transmission,
    fuel: row.fuel as Fuel,
    hourlyPrice: price(row.hourly_price),
    distancePrice: price(row.distance_price),
    discount: discountOf(row, currency),
    isNew: row.is_new,
    count: row.total_count,
    rating: row.rating,
    ratingCount: row.rating_count,
  };
}

function discountOf({ discount_type, discount_value }: VehicleRow, currency: Currency): Discount {
  if (discount_value === 0) return NO_DISCOUNT;
  return discount_type === 'percent'
    ? { type: 'percent', share: rate(discount_value) }
    : { type: 'amount', off: money(discount_value, currency) };
}

const toProviderSummary = (
  row: VehicleRow,
  language: Language,
  currency: Currency,
): ProviderSummary => ({
  id: id(row.provider_id),
  name: nameIn(language, providerNamed(row)),
  address: row.provider_address,
  logo: row.provider_logo,
  pickupZones: row.provider_pickup_zones,
  discount: providerDiscountOf(row, currency),
  taxRate: rate(row.provider_tax_rate),
  rating: row.provider_rating,
  ratingCount: row.provider_rating_count,
});

function providerDiscountOf(row: VehicleRow, currency: Currency): ProviderDiscount | null {
  if (row.provider_discount_rate === 0) return null;
  return {
    share: rate(row.provider_discount_rate),
    minimumPurchase: money(row.provider_discount_minimum, currency),
    cap: limitOf(money(row.provider_discount_maximum ?? 0, currency)),
  };
}
