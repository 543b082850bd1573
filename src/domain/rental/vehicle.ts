import type { Id } from '#domain/kernel/id.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Discount } from '#domain/pricing/discount.ts';
import { unitAmountOf } from '#domain/pricing/line-price.ts';
import type { ProviderSummary } from './provider.ts';
import type { TripType } from './trip-details.ts';

export type VehicleId = Id<'Vehicle'>;
export type VehicleCategoryId = Id<'VehicleCategory'>;
export type VehicleBrandId = Id<'VehicleBrand'>;

export const BODY_TYPES = [
  'hatchback',
  'sedan',
  'wagon',
  'suv',
  'convertible',
  'pickup',
  'van',
  'minibus',
  'motorbike',
  'scooter',
  'bicycle',
] as const;
export type BodyType = (typeof BODY_TYPES)[number];
export const TRANSMISSIONS = ['manual', 'automatic'] as const;
export type Transmission = (typeof TRANSMISSIONS)[number];
export const FUELS = ['petrol', 'diesel', 'hybrid', 'electric', 'cng'] as const;
export type Fuel = (typeof FUELS)[number];

/** A provider's vehicles of one model. */
export type Vehicle = {
  readonly id: VehicleId;
  readonly name: string;
  readonly description: string;
  readonly thumbnail: string;
  readonly images: readonly string[];
  readonly provider: ProviderSummary;
  /** The name is empty when only the id is known. */
  readonly category: { readonly id: VehicleCategoryId; readonly name: string };
  readonly brand: { readonly id: VehicleBrandId; readonly name: string };
  /** Null for an unknown value of another back end; so are transmission and fuel. */
  readonly bodyType: BodyType | null;
  readonly seats: number;
  readonly hasAirCondition: boolean;
  readonly transmission: Transmission | null;
  readonly fuel: Fuel | null;
  /** Null when not offered by the hour. */
  readonly hourlyPrice: Money | null;
  /** Null when not offered by distance. */
  readonly distancePrice: Money | null;
  readonly discount: Discount;
  readonly isNew: boolean;
  readonly count: number;
  readonly rating: number;
  readonly ratingCount: number;
};

type Rates = Pick<Vehicle, 'hourlyPrice' | 'distancePrice'>;

/** An hour or a kilometre before discount; null when the vehicle is not offered so. */
export const rateOf = ({ hourlyPrice, distancePrice }: Rates, type: TripType): Money | null =>
  type === 'hourly' ? hourlyPrice : distancePrice;

export const offers = (vehicle: Rates, type: TripType): boolean => rateOf(vehicle, type) !== null;

/** An hour or a kilometre after the discount, as cards show it. */
export function discountedRate(
  vehicle: Rates & Pick<Vehicle, 'discount'>,
  type: TripType,
): Money | null {
  const rate = rateOf(vehicle, type);
  return rate && unitAmountOf({ unitPrice: rate, discount: vehicle.discount });
}

export type ShownRate = {
  readonly each: Money;
  /** The price before the discount, if the rounded two differ: struck through. */
  readonly before: Money | null;
};

/** A percentage reduces every hour or kilometre; a flat amount is taken off the trip, and changes no rate. */
export function shownRate(
  vehicle: Rates & Pick<Vehicle, 'discount'>,
  type: TripType,
): ShownRate | null {
  const rate = rateOf(vehicle, type);
  const reduced = discountedRate(vehicle, type);
  if (!rate || !reduced) return null;
  if (vehicle.discount.type === 'amount') return { each: rate, before: null };
  return { each: reduced, before: reduced.minor === rate.minor ? null : rate };
}

export const isAboveCount = ({ count }: Pick<Vehicle, 'count'>, quantity: number): boolean =>
  quantity > count;
