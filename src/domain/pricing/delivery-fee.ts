import { round, type Exact } from '#domain/kernel/exact.ts';
import { compare, isLess, isMore, nothing, type Money } from '#domain/kernel/money.ts';

export type DistanceTariff = {
  readonly minimum: Money;
  readonly perKilometre: Money;
};

export type DeliveryTariff = DistanceTariff & {
  /** Null for no cap. */
  readonly maximum: Money | null;
};

export type Delivery = {
  readonly tariff: DeliveryTariff;
  readonly metres: number;
  readonly takeAway: boolean;
  readonly storeDeliversFree: boolean;
  /** The subtotal from which delivery is free; null for never. */
  readonly freeFrom: Money | null;
  /** The subtotal compared with `freeFrom`: the whole cart's. */
  readonly cartSubtotal: Money;
};

export function deliveryFee(delivery: Delivery): Money {
  const { tariff, metres, takeAway, storeDeliversFree, freeFrom, cartSubtotal } = delivery;
  const free = nothing(tariff.minimum.currency);
  if (takeAway || storeDeliversFree) return free;
  if (freeFrom && freeFrom.minor > 0 && !isLess(cartSubtotal, freeFrom)) return free;
  const atLeast = feeByDistance(tariff, metres);
  const { maximum } = tariff;
  return maximum && !isLess(maximum, tariff.minimum) && isMore(atLeast, maximum)
    ? maximum
    : atLeast;
}

/** Price per kilometre, rounded once, and never less than the minimum. */
export function feeByDistance(tariff: DistanceTariff, metres: number): Money {
  const byDistance = round(perKilometre(tariff.perKilometre, metres));
  return isMore(byDistance, tariff.minimum) ? byDistance : tariff.minimum;
}

const perKilometre = (fee: Money, metres: number): Exact => ({
  numerator: BigInt(fee.minor) * BigInt(Math.round(metres)),
  denominator: 1000n,
  currency: fee.currency,
});

/** Null when the app offers no free delivery. */
export function freeDeliveryProgress(
  subtotal: Money,
  freeFrom: Money | null,
): { readonly remaining: Money; readonly percent: number } | null {
  if (!freeFrom || freeFrom.minor <= 0) return null;
  const remaining = Math.max(0, compare(freeFrom, subtotal));
  const percent = Math.max(0, Math.min(100, (subtotal.minor / freeFrom.minor) * 100));
  return { remaining: { minor: remaining, currency: subtotal.currency }, percent };
}
