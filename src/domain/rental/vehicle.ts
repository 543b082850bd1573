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

/** Vehicles of one make that a provider lets. */
export type Vehicle = {
  readonly id: VehicleId;
  readonly name: string;
  readonly description: string;
  readonly thumbnail: string;
  readonly images: readonly string[];
  readonly provider: ProviderSummary;
  /** The name is empty where only the number is known. */
  readonly category: { readonly id: VehicleCategoryId; readonly name: string };
  readonly brand: { readonly id: VehicleBrandId; readonly name: string };
  /** Null for a word of another back end, here and in the next but two. */
  readonly bodyType: BodyType | null;
  readonly seats: number;
  readonly hasAirCondition: boolean;
  readonly transmission: Transmission | null;
  readonly fuel: Fuel | null;
  /** An hour of it; null when it is not offered so. */
  readonly hourlyPrice: Money | null;
  /** A kilometre of it; null when it is not offered so. */
  readonly distancePrice: Money | null;
  readonly discount: Discount;
  readonly isNew: boolean;
  /** How many there are. */
  readonly count: number;
  readonly rating: number;
  readonly ratingCount: number;
};

type Rates = Pick<Vehicle, 'hourlyPrice' | 'distancePrice'>;

/** An hour or a kilometre before discount; null when the vehicle is not offered so. */
export const rateOf = ({ hourlyPrice, distancePrice }: Rates, type: TripType): Money | null =>
  type === 'hourly' ? hourlyPrice : distancePrice;

export const offers = (vehicle: Rates, type: TripType): boolean => rateOf(vehicle, type) !== null;

/** An hour or a kilometre with the discount taken off, as cards show it. */
export function discountedRate(
  vehicle: Rates & Pick<Vehicle, 'discount'>,
  type: TripType,
): Money | null {
  const rate = rateOf(vehicle, type);
  return rate && unitAmountOf({ unitPrice: rate, discount: vehicle.discount });
}

/** What a trip is told to cost, by the hour or the kilometre. */
export type ShownRate = {
  readonly each: Money;
  /** Before the discount, where the rounded two differ: struck through. */
  readonly before: Money | null;
  /** The first one alone, where that is cheaper. */
  readonly first: Money | null;
};

/**
 * A percentage comes off every hour or kilometre, a flat sum once a trip: off the first one. One that pays for
 * more than that changes no rate that can be told: how much it is has to be told instead.
 */
export function shownRate(
  vehicle: Rates & Pick<Vehicle, 'discount'>,
  type: TripType,
): ShownRate | null {
  const rate = rateOf(vehicle, type);
  const reduced = discountedRate(vehicle, type);
  if (!rate || !reduced) return null;
  const isReduced = reduced.minor !== rate.minor;
  if (vehicle.discount.type === 'amount') {
    const paysForMore = vehicle.discount.off.minor > rate.minor;
    return { each: rate, before: null, first: isReduced && !paysForMore ? reduced : null };
  }
  return { each: reduced, before: isReduced ? rate : null, first: null };
}

/** More of it than there are cannot be rented. */
export const isAboveCount = ({ count }: Pick<Vehicle, 'count'>, quantity: number): boolean =>
  quantity > count;
