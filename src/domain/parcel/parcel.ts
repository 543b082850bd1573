import type { Id } from '#domain/kernel/id.ts';
import { isMore, money, type Currency, type Money } from '#domain/kernel/money.ts';
import { greatCircleMetres, type GeoPoint } from '#domain/location/geo-point.ts';
import { estimateTravel } from '#domain/location/travel.ts';
import { feeByDistance, type DistanceTariff } from '#domain/pricing/delivery-fee.ts';
import type { OrderSummary } from '#domain/pricing/order-summary.ts';

type ParcelCategoryId = Id<'ParcelCategory'>;

/** What one parcel of a category may weigh, measure on its longest side, and be worth. */
export type ParcelLimits = {
  readonly grams: number;
  readonly centimetres: number;
  readonly value: Money;
};

export type ChargePayer = 'sender' | 'receiver';

/** What is in a parcel, as far as couriers have to know. */
type ParcelContents = {
  readonly category: ParcelCategoryId;
  readonly grams: number;
  /** The longest side. */
  readonly centimetres: number;
  readonly value: Money;
};

export type ParcelMeasure = 'weight' | 'size' | 'value';

/** What of the contents is above the limits of its category; a limit itself is allowed. */
export function overLimits(
  { grams, centimetres, value }: Pick<ParcelContents, 'grams' | 'centimetres' | 'value'>,
  limits: ParcelLimits,
): readonly ParcelMeasure[] {
  const over: Record<ParcelMeasure, boolean> = {
    weight: grams > limits.grams,
    size: centimetres > limits.centimetres,
    value: isMore(value, limits.value),
  };
  return (Object.keys(over) as ParcelMeasure[]).filter((measure) => over[measure]);
}

/** Nothing is carried from a door to itself: points as near as this are one door. */
const ONE_DOOR_METRES = 10;
export const isSamePlace = (from: GeoPoint, to: GeoPoint): boolean =>
  greatCircleMetres(from, to) < ONE_DOOR_METRES;

export const parcelMetres = (from: GeoPoint, to: GeoPoint): number =>
  estimateTravel(from, to).metres;

/** What sending it costs: a fee, and nothing besides. It is not taxed, as no fee for delivery is (D-12). */
export function parcelAmounts(tariff: DistanceTariff, metres: number): OrderSummary {
  const { currency } = tariff.minimum;
  const fee = feeByDistance(tariff, metres);
  const none = zero(currency);
  return {
    ...{ subtotal: none, discount: none, coupon: none, tax: none, taxIncluded: false },
    ...{ delivery: fee, total: fee },
  };
}

const zero = (currency: Currency): Money => money(0, currency);

/** Only cash can be asked of one who has no part in the order: a receiver who pays, pays cash (D-69). */
export const mayPayBy = (method: string, payer: ChargePayer): boolean =>
  payer === 'sender' || method === 'cash_on_delivery';
