import { compare, type Money } from '#domain/kernel/money.ts';
import { rate } from '#domain/kernel/rate.ts';
import type { TripCoupon } from '#domain/pricing/trip-coupon.ts';
import {
  summariseTrip,
  tripLineGross,
  type TripSummary,
  type TripTerms,
} from '#domain/pricing/trip-price.ts';
import {
  isSameTrip,
  lineGrosses,
  pricedLine,
  summaryOf,
  type TripCart,
  type TripLine,
} from './trip-cart.ts';

export type ShownTrip = {
  readonly cart: TripCart;
  readonly coupon: TripCoupon | null;
  readonly summary: TripSummary;
};

type Terms = Pick<TripTerms, 'taxIncluded' | 'currency'> & Pick<ShownTrip, 'coupon'>;

/** An empty cart costs nothing. */
export const shownTrip = (cart: TripCart, terms: Terms): ShownTrip => ({
  cart,
  coupon: terms.coupon,
  summary: summaryOf(cart, terms) ?? summariseTrip([], { ...terms, ...NO_PROVIDER }),
});

const NO_PROVIDER = { providerDiscount: null, taxRate: rate(0) };

/** A figure, a line, or the trip itself, that differs from the shown one. */
export type TripDifference =
  | { readonly kind: 'trip' }
  | { readonly kind: 'line'; readonly name: string; readonly was: Money; readonly is: Money }
  | { readonly kind: 'quantity'; readonly name: string; readonly was: number; readonly is: number }
  | { readonly kind: 'gone' | 'new'; readonly name: string }
  | { readonly kind: TripFigure; readonly was: Money; readonly is: Money };

const FIGURES = ['discount', 'coupon', 'tax', 'total'] as const;
export type TripFigure = (typeof FIGURES)[number];

/** The trip itself first, then lines, the total last. */
export function tripDifferences(before: ShownTrip, after: ShownTrip): readonly TripDifference[] {
  const [was, is] = [before.cart, after.cart];
  const isOtherTrip = was.details && is.details && !isSameTrip(was.details, is.details);
  return [
    ...(isOtherTrip ? [{ kind: 'trip' } as const] : []),
    ...was.lines.flatMap((line) =>
      lineDifference(
        { line, price: priceIn(was, line) },
        is.lines.find(({ id }) => id === line.id),
        is,
      ),
    ),
    ...is.lines
      .filter(({ id }) => !was.lines.some((line) => line.id === id))
      .map(({ vehicle }) => ({ kind: 'new', name: vehicle.name }) as const),
    ...FIGURES.map((kind) => ({
      kind,
      was: before.summary[kind],
      is: after.summary[kind],
    })).filter((figure) => compare(figure.was, figure.is) !== 0),
  ];
}

/** The price of a line alone, and in the rounded sum of all lines; null when it cannot be booked. */
type LinePrice = { readonly alone: Money; readonly shown: Money };

function priceIn(cart: TripCart, line: TripLine): LinePrice | null {
  const priced = cart.details && pricedLine(line, cart.details);
  const shown = lineGrosses(cart).get(line.id);
  return priced && shown ? { alone: tripLineGross(priced), shown } : null;
}

function lineDifference(
  was: { readonly line: TripLine; readonly price: LinePrice | null },
  line: TripLine | undefined,
  cart: TripCart,
): readonly TripDifference[] {
  const { name } = was.line.vehicle;
  const is = line ? priceIn(cart, line) : null;
  if (!line || (was.price && !is)) return [{ kind: 'gone', name }];
  if (was.line.quantity !== line.quantity) {
    return [{ kind: 'quantity', name, was: was.line.quantity, is: line.quantity }];
  }
  return was.price && is && isOtherPrice(was.price, is)
    ? [{ kind: 'line', name, was: was.price.shown, is: is.shown }]
    : [];
}

/** A rounding difference caused by other lines is no change of price. */
const isOtherPrice = (was: LinePrice, is: LinePrice): boolean =>
  compare(was.alone, is.alone) !== 0 && compare(was.shown, is.shown) !== 0;
