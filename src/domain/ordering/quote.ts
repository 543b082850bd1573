import type { LineId } from '#domain/cart/cart.ts';
import type { StoreId } from '#domain/catalogue/store.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { compare, type Money } from '#domain/kernel/money.ts';
import type { CouponProblem, QuotedCoupons } from '#domain/pricing/coupon-offer.ts';
import { combined, type OrderSummary } from '#domain/pricing/order-summary.ts';

/** Reasons that an order, or one line of it, cannot be placed. */
export const PROBLEM_KINDS = [
  'cartEmpty',
  'itemGone',
  'prescription',
  'notOnSale',
  'outOfStock',
  'overMaximum',
  'storeClosed',
  'outsideZone',
  'zoneOff',
  'minimumOrder',
  'cashLimit',
  'coupon',
  'priceChanged',
  'quoteExpired',
  'schedule',
  'orderType',
  'keyTaken',
  'other',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** `said` is the server's own sentence, in the customer's language. */
export type Problem = {
  readonly kind: ProblemKind;
  readonly said: string;
  /** The line that causes it; null when it concerns the whole store's order. */
  readonly line: LineId | null;
};

export type QuotedLine = {
  readonly id: LineId;
  readonly name: string;
  readonly quantity: number;
  /** One piece with its variation, before discount. */
  readonly unitPrice: Money;
  readonly amount: Money;
  /** The line before its discount; these add up to the subtotal. */
  readonly gross: Money;
  /** False when nothing of it is available: it is in none of the amounts, and has to be removed. */
  readonly available: boolean;
  readonly needsPrescription: boolean;
};

export type StoreQuote = {
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly kilometres: number;
  readonly minimumOrder: Money;
  readonly amounts: OrderSummary;
  readonly lines: readonly QuotedLine[];
  readonly problems: readonly Problem[];
  /** Starts of the half hours for which the store takes no more orders. */
  readonly fullSlots: readonly Instant[];
};

export type PaymentMethod = 'cash_on_delivery' | 'digital_payment' | 'wallet';

export type PaymentOption = {
  readonly method: PaymentMethod;
  readonly available: boolean;
  /** Null for no limit. */
  readonly limit: Money | null;
};

/** The cash limit, when the order exceeds it and no other method is offered; else null. */
export function exceededLimit(options: readonly PaymentOption[]): Money | null {
  if (options.some(({ available }) => available)) return null;
  return options.find(({ method }) => method === 'cash_on_delivery')?.limit ?? null;
}

export type CartCoupons = QuotedCoupons & {
  /** With the store whose order it makes cheaper. */
  readonly coupon: (QuotedCoupons['coupon'] & { readonly storeId: StoreId }) | null;
};

/** The price of the whole cart, store by store, for as long as the server guarantees it. */
export type Quote = CartCoupons & {
  readonly id: string;
  readonly expiresAt: Instant;
  readonly stores: readonly StoreQuote[];
  readonly amounts: OrderSummary;
  readonly methods: readonly PaymentOption[];
};

type OfStore = Pick<StoreQuote, 'storeId'>;

/** The rest to pay after these stores have taken their orders. */
export function quoteWithout(quote: Quote, placed: readonly OfStore[]): Quote {
  const stores = quote.stores.filter(({ storeId }) => !placed.some((it) => it.storeId === storeId));
  if (stores.length === quote.stores.length) return quote;
  const amounts = combined(
    stores.map((store) => store.amounts),
    quote.amounts.total.currency,
  );
  return { ...quote, stores, amounts, coupon: couponIsUsed(quote, placed) ? null : quote.coupon };
}

export const couponIsUsed = (
  { coupon }: Pick<Quote, 'coupon'>,
  placed: readonly OfStore[],
): boolean => placed.some(({ storeId }) => storeId === coupon?.storeId);

/** A later time may resolve these, so the line may stay. */
const CURED_BY_A_SLOT: readonly ProblemKind[] = ['storeClosed', 'notOnSale', 'schedule'];
export const isCuredBySlot = ({ kind }: Problem): boolean => CURED_BY_A_SLOT.includes(kind);

/**
 * The form asks for the prescription, so this is no reason against ordering, independent of the images at the
 * time of the quote.
 */
export const isAskedFor = ({ kind }: Problem): boolean => kind === 'prescription';

export const remainingProblems = (quote: Quote, isScheduled: boolean): readonly Problem[] =>
  quote.stores
    .flatMap(({ problems }) => problems)
    .filter((problem) => !isAskedFor(problem) && !(isScheduled && isCuredBySlot(problem)));

export const hasRunOut = ({ expiresAt }: Quote, now: Instant): boolean => now >= expiresAt;

/** A figure or a line that differs from the shown one. */
export type Difference =
  | { readonly kind: 'line'; readonly name: string; readonly was: Money; readonly is: Money }
  | {
      readonly kind: 'quantity';
      readonly name: string;
      readonly was: number;
      readonly is: number;
    }
  | { readonly kind: 'gone' | 'new'; readonly name: string }
  | {
      readonly kind: 'coupon';
      readonly was: Money;
      readonly is: Money;
      readonly why: CouponProblem | null;
    }
  | { readonly kind: Exclude<Figure, 'coupon'>; readonly was: Money; readonly is: Money };

type ChangedFigure = Extract<Difference, { readonly kind: Figure }>;

const FIGURES = ['discount', 'coupon', 'tax', 'delivery', 'total'] as const;
export type Figure = (typeof FIGURES)[number];

/** Lines first, the total last. */
export function differencesBetween(before: Quote, after: Quote): readonly Difference[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  return [
    ...old.flatMap((line) =>
      lineDifference(
        line,
        fresh.find(({ id }) => id === line.id),
      ),
    ),
    ...fresh
      .filter(({ id }) => !old.some((line) => line.id === id))
      .map(({ name }) => ({ kind: 'new', name }) as const),
    ...FIGURES.map((kind) => ({
      ...{ kind, was: before.amounts[kind], is: after.amounts[kind] },
      ...(kind === 'coupon' ? { why: after.couponProblem } : {}),
    })).filter((figure): figure is ChangedFigure => compare(figure.was, figure.is) !== 0),
  ];
}

const linesOf = ({ stores }: Quote): readonly QuotedLine[] => stores.flatMap(({ lines }) => lines);

function lineDifference(was: QuotedLine, is: QuotedLine | undefined): readonly Difference[] {
  const { name } = was;
  if (!is || (was.available && !is.available)) return [{ kind: 'gone', name }];
  if (was.quantity !== is.quantity) {
    return [{ kind: 'quantity', name, was: was.quantity, is: is.quantity }];
  }
  return compare(was.amount, is.amount) === 0
    ? []
    : [{ kind: 'line', name, was: was.amount, is: is.amount }];
}
