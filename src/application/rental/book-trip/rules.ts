import type * as Placing from '#application/ordering/placing/machine.ts';
import { begun } from '#application/ordering/selling.context.ts';
import {
  toPayOf,
  type Booking,
  type TripQuery,
  type TripQuote,
} from '#application/rental/booking.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { instant } from '#domain/kernel/instant.ts';
import { type Result, ok, refuse } from '#domain/kernel/result.ts';
import { suggestedPickup } from '#domain/rental/pickup-time.ts';
import {
  EMPTY_TRIP_CART,
  type TripCart,
  lineProblem,
  type LineProblem,
  type TripLine,
} from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import {
  parseTripForm,
  type TripContact,
  type TripFormRefusals,
  firstTripError,
  type TripFieldError,
} from '#domain/rental/trip-form.ts';
import {
  tripPaymentMethods,
  tripPaymentOptions,
  type TripPaymentOption,
} from '#domain/rental/trip-payment.ts';
import type * as BookTrip from './setup.ts';

type Context = BookTrip.Context;

export const NOTHING_PERSONAL = { name: '', phone: '', email: '', note: '' } as const;

export const begin = ({ terms }: BookTrip.Input): Context => ({
  ...begun,
  terms,
  shopping: null,
  form: { ...NOTHING_PERSONAL, method: 'cash_payment' },
  couponCode: null,
  booked: null,
});

/** The known cart; an empty one while it is unknown. */
export const cartIn = ({ shopping }: Pick<Context, 'shopping'>): TripCart =>
  shopping?.cart.kind === 'read' ? shopping.cart.cart : EMPTY_TRIP_CART;

export const hasEmptyCart = ({ shopping }: Pick<Context, 'shopping'>): boolean =>
  shopping?.cart.kind === 'read' && shopping.cart.cart.lines.length === 0;

/** Inputs of a price. A change requires a reread of the cart. */
export function basketOf(shopping: BookTrip.Renting | null): string {
  const { lines, details } = cartIn({ shopping });
  const held = lines.map(({ id, quantity }) => [id, quantity]);
  return JSON.stringify([held, details, shopping?.customer.kind ?? null]);
}

/** Payment methods that this customer may use and that cover the trip. */
export const paymentOptionsOf = ({
  terms,
  shopping,
  quote,
}: Context): readonly TripPaymentOption[] =>
  tripPaymentOptions(
    tripPaymentMethods(terms, shopping?.customer.kind === 'customer'),
    quote && toPayOf(quote),
  );

/** The cart of the last quote, else the one that the app knows. */
const bookedCart = (context: Context): TripCart => context.quote?.cart ?? cartIn(context);

/** Before the time is known, nothing has passed. */
const LONG_AGO = instant(0);

function parsedForm(context: Context): Result<TripContact, TripFormRefusals> {
  const { form, shopping, terms } = context;
  return parseTripForm(form, {
    asGuest: shopping?.customer.kind !== 'customer',
    pickupAt: bookedCart(context).details?.pickupAt ?? null,
    now: shopping?.now ?? LONG_AGO,
    methods: paymentOptionsOf(context)
      .filter(({ available }) => available)
      .map(({ method }) => method),
    country: terms.country,
  });
}

export const refusalsOf = (context: Context): TripFormRefusals => {
  const parsed = parsedForm(context);
  return parsed.ok ? {} : parsed.failure;
};

export const toQuery = ({ terms, couponCode }: Context): TripQuery => ({
  currency: terms.currency,
  taxIncluded: terms.taxIncluded,
  couponCode,
});

/** The newest quote's code, where there is a quote. */
export const couponCodeAfter = (
  { couponCode }: Context,
  { quoted }: Placing.Output<Booking>,
): string | null => (quoted ? (quoted.quote.coupon?.code ?? null) : couponCode);

/** Only called once a quote is shown. */
export function quoteIn({ quote }: Pick<Context, 'quote'>): TripQuote {
  if (!quote) throw new Defect('There is no price yet');
  return quote;
}

/** Refusal of the pickup time; none without a trip. */
export const pickupRefusalOf = (context: Context): TripFormRefusals['pickup'] | null =>
  bookedCart(context).details && (refusalsOf(context).pickup ?? null);

/** True for a pickup "now", for which no trip is booked. */
export const isPickupNow = ({ shopping }: Pick<Context, 'shopping'>): boolean =>
  cartIn({ shopping }).details?.pickupAt === null;

export const suggestedTrip = (context: Context): TripDetails =>
  soonest(context, bookedCart(context));

export const soonestTrip = (context: Context): TripDetails => soonest(context, cartIn(context));

function soonest({ shopping, terms }: Context, { details }: TripCart): TripDetails {
  if (!details || !shopping) throw new Defect('There is no trip that could begin later');
  return { ...details, pickupAt: suggestedPickup(shopping.now, terms.timeZone) };
}

/** Reason against booking: an empty cart, a vehicle, or a field. */
export type Blocker =
  | { readonly kind: 'empty' }
  | { readonly kind: 'line'; readonly line: TripLine; readonly problem: LineProblem }
  | { readonly kind: 'field'; readonly field: TripFieldError };

/** The first blocker; null when the trip can be booked. Blockers that no field cures come first. */
export const blockerOf = (context: BookTrip.Context): Blocker | null =>
  cartBlocker(context) ?? fieldBlocker(context);

/** The form to book: it is complete, and nothing in the cart blocks it. */
export function readForm(
  context: BookTrip.Context,
): Result<Placing.NewOrders<Booking>, TripFormRefusals> {
  const { quote, seen } = context;
  const form = parsedForm(context);
  if (!form.ok) return form;
  if (!quote || cartBlocker(context)) return refuse({});
  return ok({ details: form.value, quote, seen: seen ?? quote, request: toQuery(context) });
}

export const isComplete = (context: BookTrip.Context): boolean => readForm(context).ok;

function cartBlocker({ quote }: BookTrip.Context): Blocker | null {
  const cart = quote?.cart;
  if (!cart || cart.lines.length === 0) return { kind: 'empty' };
  for (const line of cart.lines) {
    const problem = lineProblem(line, cart.details);
    if (problem) return { kind: 'line', line, problem };
  }
  return null;
}

function fieldBlocker(context: BookTrip.Context): Blocker | null {
  const field = firstTripError(refusalsOf(context));
  return field && { kind: 'field', field };
}
