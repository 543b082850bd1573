import type * as v from 'valibot';
import type * as contract from '#contract/rental-vehicles.ts';
import type { Language } from '#domain/kernel/language.ts';
import { toDecimal, type Currency, type Money } from '#domain/kernel/money.ts';
import { toPercent } from '#domain/kernel/rate.ts';
import type { ProviderDiscount } from '#domain/pricing/trip-price.ts';
import type { ProviderSummary } from '#domain/rental/provider.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { toVehicle, type VehicleRow } from './vehicle-row.ts';

export type WireVehicle = v.InferInput<typeof contract.vehicle>;
type WireProvider = v.InferInput<typeof contract.providerOfVehicle>;

/** Wire vehicle: decimal amounts, percents, and names in one language. */
export function toWireVehicle(
  row: VehicleRow,
  language: Language,
  currency: Currency,
): WireVehicle {
  const vehicle = toVehicle(row, language, currency);
  return {
    id: vehicle.id,
    name: vehicle.name,
    description: vehicle.description,
    thumbnail_full_url: vehicle.thumbnail,
    images_full_url: [...vehicle.images],
    provider: toWireProviderOfVehicle(vehicle.provider),
    module_id: row.module_id,
    category_id: vehicle.category.id,
    brand_id: vehicle.brand.id,
    category: vehicle.category,
    brand: vehicle.brand,
    type: row.body_type,
    seating_capacity: vehicle.seats,
    air_condition: Number(vehicle.hasAirCondition),
    transmission_type: row.transmission,
    fuel_type: row.fuel,
    trip_hourly: Number(vehicle.hourlyPrice !== null),
    trip_distance: Number(vehicle.distancePrice !== null),
    hourly_price: decimalOr(vehicle.hourlyPrice),
    distance_price: decimalOr(vehicle.distancePrice),
    ...discountFields(vehicle),
    new_tag: Number(vehicle.isNew),
    total_vehicle_count: vehicle.count,
    total_vehicles: vehicle.count,
    total_reviews: vehicle.ratingCount,
    avg_rating: vehicle.rating,
  };
}

const decimalOr = (amount: Money | null): number => (amount ? toDecimal(amount) : 0);

function discountFields({ discount }: Vehicle) {
  switch (discount.type) {
    case 'percent':
      return { discount_price: toPercent(discount.share), discount_type: 'percent' };
    case 'amount':
      return { discount_price: toDecimal(discount.off), discount_type: 'amount' };
    case 'none':
      return { discount_price: 0, discount_type: 'percent' };
  }
}

export const toWireProviderOfVehicle = (provider: ProviderSummary): WireProvider => ({
  id: provider.id,
  name: provider.name,
  address: provider.address,
  logo_full_url: provider.logo,
  tax: toPercent(provider.taxRate),
  pickup_zone_id: [...provider.pickupZones],
  discount: provider.discount && toWireProviderDiscount(provider.discount),
  avg_rating: provider.rating,
  rating_count: provider.ratingCount,
});

export const toWireProviderDiscount = ({ share, minimumPurchase, cap }: ProviderDiscount) => ({
  discount: toPercent(share),
  min_purchase: toDecimal(minimumPurchase),
  max_discount: cap ? toDecimal(cap) : 0,
});
