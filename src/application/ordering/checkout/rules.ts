import type * as Placing from '#application/ordering/placing/machine.ts';
import { begun } from '#application/ordering/selling.context.ts';
import type { QuoteCommand } from '#application/ordering/take-quote.use-case.ts';
import { byStore, isEmpty, type CartLine } from '#domain/cart/cart.ts';
import { isOnSale } from '#domain/catalogue/item.ts';
import { isOpenAt, orderingHoursOf, takesOrders } from '#domain/catalogue/opening.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Money } from '#domain/kernel/money.ts';
import { type Result, ok, refuse } from '#domain/kernel/result.ts';
import { wallTime } from '#domain/kernel/wall-clock.ts';
import type { OrderDetails } from '#domain/ordering/order-draft.ts';
import {
  parseOrderForm,
  type FormTerms,
  type Refusals,
  errorIn,
  FIELDS,
  type FieldError,
} from '#domain/ordering/order-form.ts';
import type { OrderType } from '#domain/ordering/order-status.ts';
import { NO_ORDER_TEXTS } from '#domain/ordering/order-texts.ts';
import { NO_DOOR } from '#domain/location/address.ts';
import {
  needsPrescription,
  NO_PRESCRIPTION,
  type Prescription,
} from '#domain/ordering/prescription.ts';
import {
  couponIsUsed,
  quoteWithout,
  type PaymentOption,
  type Quote,
  exceededLimit,
  isCuredBySlot,
  remainingProblems,
  type Problem,
  type StoreQuote,
} from '#domain/ordering/quote.ts';
import { slots, type OfferedSlot } from '#domain/ordering/slots.ts';
import { placeOf } from './address.ts';
import type * as Checkout from './setup.ts';

type Context = Checkout.Context;

/** Personal data of one customer must not reach the next. */
export const NOTHING_PERSONAL = {
  name: '',
  phone: '',
  email: '',
  ...NO_DOOR,
  ...NO_ORDER_TEXTS,
} as const;

export const begin = ({ page, terms, couponCode }: Checkout.Input): Context => ({
  ...begun,
  page,
  terms,
  shopping: null,
  form: {
    ...NOTHING_PERSONAL,
    orderType: terms.homeDelivery ? 'delivery' : 'take_away',
    when: 'now',
    slot: null,
    method: null,
  },
  address: null,
  couponCode,
  stores: [],
  placed: [],
  prescription: NO_PRESCRIPTION,
});

export const linesIn = ({ shopping }: Pick<Context, 'shopping'>): readonly CartLine[] =>
  shopping?.cart.kind === 'read' ? shopping.cart.cart.lines : [];

export const hasEmptyCart = ({ shopping }: Pick<Context, 'shopping'>): boolean =>
  shopping?.cart.kind === 'read' && isEmpty(shopping.cart.cart);

/** Inputs of a quote. A change requires a new quote. */
export function basketOf(shopping: Checkout.Shopping | null): string {
  const lines = linesIn({ shopping }).map(({ id, item, selection }) => [id, item.id, selection]);
  return JSON.stringify([lines, shopping?.place?.point ?? null, shopping?.customer.kind ?? null]);
}

const storesIn = (context: Context) => {
  const ids = new Set(linesIn(context).map(({ item }) => item.storeId));
  return context.stores.filter(({ id }) => ids.has(id));
};

/** Order types that all stores of the cart offer. */
export function orderTypesOf(context: Context): readonly OrderType[] {
  const { terms } = context;
  const stores = storesIn(context);
  return [
    ...(terms.homeDelivery && stores.every(({ delivers }) => delivers)
      ? ['delivery' as const]
      : []),
    ...(terms.takeAway && stores.every(({ offersTakeAway }) => offersTakeAway)
      ? ['take_away' as const]
      : []),
  ];
}

/** Slots are selected at every keystroke and change only with these inputs. */
const lastSlots = new WeakMap<
  Checkout.Shopping,
  Pick<Context, 'stores' | 'quote'> & { readonly offered: readonly OfferedSlot[] }
>();

/** Half hours in which every store is open and every item is on sale; none without scheduling. */
export function slotsOf(context: Context): readonly OfferedSlot[] {
  const { shopping, terms, stores, quote } = context;
  if (!shopping || !terms.scheduling) return [];
  const last = lastSlots.get(shopping);
  if (last?.stores === stores && last.quote === quote) return last.offered;
  const items = linesIn(context).map(({ item }) => item);
  const zone = terms.timeZone;
  const full = new Set(quote?.stores.flatMap(({ fullSlots }) => fullSlots));
  const offered = slots({
    now: shopping.now,
    zone,
    stores: storesIn(context).map(orderingHoursOf),
    items,
  }).map((slot) => ({ ...slot, full: full.has(slot.from) }));
  lastSlots.set(shopping, { stores, quote, offered });
  return offered;
}

/** Reasons against an order for now: closed, closing too soon, or off sale at this hour. */
export function closedNow(context: Context): {
  readonly stores: readonly string[];
  readonly closing: readonly string[];
  readonly items: readonly string[];
} {
  const { shopping, terms } = context;
  if (!shopping) return { stores: [], closing: [], items: [] };
  const now = wallTime(shopping.now, terms.timeZone);
  const refusing = storesIn(context).filter(
    (store) => !takesOrders(orderingHoursOf(store), shopping.now, terms.timeZone),
  );
  return {
    stores: refusing.filter((store) => !isOpenAt(store, now)).map(({ name }) => name),
    closing: refusing.filter((store) => isOpenAt(store, now)).map(({ name }) => name),
    items: linesIn(context)
      .filter(({ item }) => !isOnSale(item, now))
      .map(({ item }) => item.name),
  };
}

export function slotIsNeeded(context: Context): boolean {
  const { stores, closing, items } = closedNow(context);
  return [stores, closing, items].some(({ length }) => length > 0);
}

/**
 * True where goods unavailable now are available by this time: the price predates it and says
 * unavailable.
 */
export const opensBy = (context: Context, shopping: Checkout.Shopping): boolean =>
  slotIsNeeded(context) && !slotIsNeeded({ ...context, shopping });

export const paymentOptionsOf = ({ quote }: Context): readonly PaymentOption[] =>
  quote?.methods ?? NO_OPTIONS;

const NO_OPTIONS: readonly PaymentOption[] = [];

export const prescriptionIn = ({ quote, prescription }: Context): Prescription | null =>
  quote && needsPrescription(quote) ? prescription : null;

function formTerms(context: Context): FormTerms {
  const offered = context.form.slot === null ? [] : slotsOf(context);
  return {
    asGuest: context.shopping?.customer.kind !== 'customer',
    place: placeOf(context),
    orderTypes: orderTypesOf(context),
    slotNeeded: slotIsNeeded(context),
    slots: offered.map(({ from }) => from),
    fullSlots: offered.filter(({ full }) => full).map(({ from }) => from),
    methods: paymentOptionsOf(context)
      .filter(({ available }) => available)
      .map(({ method }) => method),
    prescription: prescriptionIn(context),
    country: context.terms.country,
  };
}

const parsedForm = (context: Context): Result<OrderDetails, Refusals> =>
  parseOrderForm(context.form, formTerms(context));

const NO_REFUSALS: Refusals = {};
export const refusalsOf = (context: Context): Refusals => {
  const parsed = parsedForm(context);
  return parsed.ok ? NO_REFUSALS : parsed.failure;
};

export const toQuoteCommand = (context: Context): QuoteCommand => ({
  orderType: context.form.orderType,
  point: context.form.orderType === 'delivery' ? (placeOf(context)?.point ?? null) : null,
  couponCode: context.couponCode,
  storeIds: cartOf(context),
  known: context.stores,
  ...purchaseIn(context),
});

const purchaseIn = ({ shopping }: Context) =>
  shopping?.cart.kind === 'read' && shopping.cart.purchase
    ? { purchase: shopping.cart.purchase }
    : {};

const cartOf = ({ shopping }: Context) =>
  shopping?.cart.kind === 'read' ? byStore(shopping.cart.cart).map(({ storeId }) => storeId) : [];

/** The newest quote's code. An order's coupon is not requested again for the remaining drafts. */
export function couponCodeAfter(
  { couponCode, quote }: Context,
  { placed, quoted }: Placing.Output,
): string | null {
  if (quote && couponIsUsed(quote, placed)) return null;
  return quoted ? (quoted.quote.coupon?.code ?? null) : couponCode;
}

/** The newest and the shown quote, for drafts not placed yet. */
export function quotesAfter(
  { quote, seen }: Pick<Context, 'quote' | 'seen'>,
  { kind, placed, quoted }: Placing.Output,
): Partial<Context> {
  const newest = quoted?.quote ?? quote;
  if (kind === 'placed') return { ...quoted };
  return {
    ...quoted,
    quote: newest && quoteWithout(newest, placed),
    seen: seen && quoteWithout(seen, placed),
  };
}

/** Only called once a quote is shown. */
export function quoteIn({ quote }: Context): Quote {
  if (!quote) throw new Defect('There is no price yet');
  return quote;
}

/** Reason against the order: its goods, its amount, or a field. */
export type Blocker =
  | { readonly kind: 'problem'; readonly problem: Problem; readonly store: StoreQuote }
  | { readonly kind: 'cashLimit'; readonly limit: Money }
  | { readonly kind: 'field'; readonly field: FieldError };

/**
 * The first blocker; null when the order can be placed. Blockers that no field cures come first: no
 * customer fills in a form for an order that would be refused anyway.
 */
export function blockerOf(context: Checkout.Context): Blocker | null {
  const problems = problemsOf(context);
  const lasting = problems.find(({ problem }) => !isCuredBySlot(problem));
  return lasting ?? cashLimitOf(context) ?? firstFieldError(context) ?? problems[0] ?? null;
}

/** The form to place: all sections are valid, and nothing in the cart blocks it. */
export function readForm(context: Checkout.Context): Result<Placing.NewOrders, Refusals> {
  const { quote, seen } = context;
  const form = parsedForm(context);
  if (!form.ok) return form;
  if (!quote || problemsOf(context).length > 0) return refuse({});
  return ok({ details: form.value, quote, seen: seen ?? quote, request: toQuoteCommand(context) });
}

export const isComplete = (context: Checkout.Context): boolean => readForm(context).ok;

/** The cash maximum, where the order costs more and has no other payment method. */
export const exceededCashLimit = (context: Checkout.Context): Money | null =>
  exceededLimit(paymentOptionsOf(context));

function cashLimitOf(context: Checkout.Context) {
  const limit = exceededCashLimit(context);
  return limit && ({ kind: 'cashLimit', limit } as const);
}

function problemsOf({ quote, form }: Checkout.Context) {
  if (!quote) return [];
  const remaining = remainingProblems(quote, form.slot !== null);
  return quote.stores.flatMap((store) =>
    store.problems
      .filter((problem) => remaining.includes(problem))
      .map((problem) => ({ kind: 'problem', problem, store }) as const),
  );
}

function firstFieldError(context: Checkout.Context): Blocker | null {
  const refusals = refusalsOf(context);
  for (const name of FIELDS) {
    const field = errorIn(refusals, name);
    if (field) return { kind: 'field', field };
  }
  return null;
}
