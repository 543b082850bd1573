import * as select from '#application/shell/storefront/selectors.ts';
import type { TripLength, TripSummary } from '#domain/pricing/trip-price.ts';
import { lineGrosses, pricedLine, summaryOf, type TripCart } from '#domain/rental/trip-cart.ts';
import { lengthOf } from '#domain/rental/trip-details.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import type { TripSummaryLine } from './parts/trip-summary.tsx';

export type TripBill = {
  readonly length: TripLength;
  readonly lines: readonly TripSummaryLine[];
  readonly amounts: TripSummary;
};

export function billOf(cart: TripCart, amounts: TripSummary | null): TripBill | null {
  const { details } = cart;
  if (!details || !amounts) return null;
  const grosses = lineGrosses(cart);
  const lines = cart.lines.map((line): TripSummaryLine => {
    const priced = pricedLine(line, details);
    const gross = grosses.get(line.id);
    return {
      id: line.id,
      name: line.vehicle.name,
      quantity: line.quantity,
      price: priced && gross ? { rate: priced.rate, gross } : null,
    };
  });
  return { length: lengthOf(details), lines, amounts };
}

export function useTripBill(cart: TripCart): TripBill | null {
  const config = useStorefront(select.config);
  return config && billOf(cart, summaryOf(cart, { ...config, coupon: null }));
}
