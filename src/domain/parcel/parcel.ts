import type { Id } from '#domain/kernel/id.ts';
import { isMore, nothing, type Money } from '#domain/kernel/money.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { greatCircleMetres, type GeoPoint } from '#domain/location/geo-point.ts';
import { estimateTravel } from '#domain/location/travel.ts';
import { feeByDistance, type DistanceTariff } from '#domain/pricing/delivery-fee.ts';
import { ORDER_AMOUNTS, type OrderSummary } from '#domain/pricing/order-summary.ts';

export type ParcelCategoryId = Id<'ParcelCategory'>;

/** Maximum weight, longest side and value of one parcel of a category. */
export type ParcelLimits = {
  readonly grams: number;
  readonly centimetres: number;
  readonly value: Money;
};

export type ParcelCategory = {
  readonly id: ParcelCategoryId;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly tariff: DistanceTariff;
  readonly limits: ParcelLimits;
};

export const CHARGE_PAYERS = ['sender', 'receiver'] as const;
export type ChargePayer = (typeof CHARGE_PAYERS)[number];

export type ParcelContents = {
  readonly category: ParcelCategoryId;
  readonly grams: number;
  /** The longest side. */
  readonly centimetres: number;
  readonly value: Money;
};

export type ParcelEnd = {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly point: GeoPoint;
  /** For the courier, such as how to find the door. */
  readonly note: string;
};

export type ParcelRequest = {
  readonly sender: ParcelEnd;
  readonly receiver: ParcelEnd;
  readonly contents: ParcelContents;
  readonly payer: ChargePayer;
};

export type ParcelMeasure = 'weight' | 'size' | 'value';

/** Rounds up to whole grams and centimetres; ignores binary fractions of the input. */
export const wholeMeasures = (
  kilograms: number,
  centimetres: number,
): Pick<ParcelContents, 'grams' | 'centimetres'> => ({
  grams: upwards(kilograms * 1000),
  centimetres: upwards(centimetres),
});

const upwards = (measured: number): number => Math.ceil(Number(measured.toFixed(6)));

/** Measures above the limits of the category; a limit itself is allowed. */
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

/** Points within this distance count as one door, and a parcel needs two. */
const ONE_DOOR_METRES = 10;
export const isSamePlace = (from: GeoPoint, to: GeoPoint): boolean =>
  greatCircleMetres(from, to) < ONE_DOOR_METRES;

export const parcelMetres = (from: GeoPoint, to: GeoPoint): number =>
  estimateTravel(from, to).metres;

/** The price of a parcel: the fee only. It is not taxed, as no delivery fee is (D-12). */
export function parcelAmounts(tariff: DistanceTariff, metres: number): OrderSummary {
  const { currency } = tariff.minimum;
  const fee = feeByDistance(tariff, metres);
  return {
    ...recordOf(ORDER_AMOUNTS, () => nothing(currency)),
    ...{ taxIncluded: false, delivery: fee, total: fee },
  };
}

/** A receiver has no part in the order, so a receiver who pays, pays cash (D-69). */
export const mayPayBy = (method: string, payer: ChargePayer): boolean =>
  payer === 'sender' || method === 'cash_on_delivery';
