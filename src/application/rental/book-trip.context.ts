import type { CallFailure } from '#application/kernel/call-failure.ts';
import { begun } from '#application/ordering/selling.context.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { exactly } from '#domain/kernel/exact.ts';
import { tripCouponRefusal, type TripCoupon } from '#domain/pricing/trip-coupon.ts';
import { suggestedPickup } from '#domain/rental/pickup-time.ts';
import { EMPTY_TRIP_CART, providerIn, type TripCart } from '#domain/rental/trip-cart.ts';
import {
  tripPaymentMethods,
  tripPaymentOptions,
  type TripPaymentOption,
} from '#domain/rental/trip-payment.ts';
import { shownTrip } from '#domain/rental/trip-changes.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import {
  parseTripForm,
  type TripContact,
  type TripFormRefusals,
} from '#domain/rental/trip-form.ts';
import type * as BookTrip from './book-trip.types.ts';
import { toPayOf, type CouponProblem, type TripQuery } from './booking.ts';

type Context = BookTrip.Context;

export const NOTHING_PERSONAL = { name: '', phone: '', email: '', note: '' } as const;

export const begin = ({ terms }: BookTrip.Input): Context => ({
  ...begun,
  terms,
  shopping: null,
  form: { ...NOTHING_PERSONAL, method: 'cash_payment' },
  code: '',
  couponProblem: null,
  booked: null,
});

/** The cart as the app knows it; an empty one while it is not known. */
export const cartIn = ({ shopping }: Pick<Context, 'shopping'>): TripCart =>
  shopping?.cart.kind === 'read' ? shopping.cart.cart : EMPTY_TRIP_CART;

export const hasEmptyCart = ({ shopping }: Pick<Context, 'shopping'>): boolean =>
  shopping?.cart.kind === 'read' && shopping.cart.cart.lines.length === 0;

/** What a price depends on. When it changes, the cart is looked at anew. */
export function basketOf(shopping: BookTrip.Renting | null): string {
  const { lines, details } = cartIn({ shopping });
  const held = lines.map(({ id, quantity }) => [id, quantity]);
  return JSON.stringify([held, details, shopping?.customer.kind ?? null]);
}

/** The ways to pay that this customer may choose from, as far as they cover the trip. */
export const paymentOptionsOf = ({
  terms,
  shopping,
  quote,
}: Context): readonly TripPaymentOption[] =>
  tripPaymentOptions(
    tripPaymentMethods(terms, shopping?.customer.kind === 'customer'),
    quote && toPayOf(quote),
  );

/** The cart as it was looked at last, before the one that the app knows. */
const bookedCart = (context: Context): TripCart => context.quote?.cart ?? cartIn(context);

/** Before it is known what time it is, nothing has passed. */
const LONG_AGO = instant(0);

export function parsedForm(context: Context): Result<TripContact, TripFormRefusals> {
  const { form, shopping } = context;
  return parseTripForm(form, {
    asGuest: shopping?.customer.kind !== 'customer',
    pickupAt: bookedCart(context).details?.pickupAt ?? null,
    now: shopping?.now ?? LONG_AGO,
    methods: paymentOptionsOf(context)
      .filter(({ available }) => available)
      .map(({ method }) => method),
  });
}

export const refusalsOf = (context: Context): TripFormRefusals => {
  const parsed = parsedForm(context);
  return parsed.ok ? {} : parsed.failure;
};

/** The coupon that counts, as it was judged with the last look at the cart. */
export const couponIn = ({ quote }: Pick<Context, 'quote'>): TripCoupon | null =>
  quote?.coupon ?? null;

export const toQuery = (context: Context): TripQuery => ({
  currency: context.terms.currency,
  taxIncluded: context.terms.taxIncluded,
  couponCode: couponIn(context)?.code ?? null,
});

/** A code is typed, and there is something that the coupon would be for. */
export const isCouponNamed = (context: Context): boolean =>
  context.code.trim() !== '' && providerIn(bookedCart(context)) !== null;

export function couponQuery(context: Context): BookTrip.CouponQuery {
  const provider = providerIn(bookedCart(context));
  if (!provider) throw new Defect('A coupon needs something that it is for');
  return { code: context.code.trim(), provider: provider.id };
}

/** The same cart with a coupon, or without. */
export const withCoupon = (
  { quote: shown, terms }: Context,
  coupon: TripCoupon | null,
): Pick<Context, 'couponProblem' | 'quote' | 'seen'> => {
  const quote = shown && { ...shown, ...shownTrip(shown.cart, { ...terms, coupon }) };
  return { couponProblem: null, quote, seen: quote };
};

/** What speaks against a coupon that the server knows; of zones it alone can judge. */
export function problemOf({ quote }: Context, coupon: TripCoupon): CouponProblem | null {
  const provider = quote && providerIn(quote.cart);
  if (!provider) return null;
  const facts = {
    providerId: provider.id,
    zoneId: null,
    subtotal: exactly(quote.summary.subtotal),
  };
  const refusal = tripCouponRefusal(coupon, facts);
  if (refusal === 'belowMinimum') return { kind: refusal, coupon };
  return refusal === 'otherProvider' ? { kind: refusal } : null;
}

export const problemOfFailure = (failure: CallFailure): CouponProblem =>
  failure.kind === 'refused' && failure.code === 'sign_in'
    ? { kind: 'signIn' }
    : { kind: 'failed', failure };

/** Why the trip, if there is one, cannot be booked for its pickup time. */
export const pickupRefusalOf = (context: Context): TripFormRefusals['pickup'] | null =>
  bookedCart(context).details && (refusalsOf(context).pickup ?? null);

/** Whether the vehicles are to be picked up "now", for which no trip is booked. */
export const isPickupNow = ({ shopping }: Pick<Context, 'shopping'>): boolean =>
  cartIn({ shopping }).details?.pickupAt === null;

/** The trip as it was looked at last, at the next time that can be had. */
export const suggestedTrip = (context: Context): TripDetails =>
  soonest(context, bookedCart(context));

/** The trip as the app knows it, at the next time that can be had. */
export const soonestTrip = (context: Context): TripDetails => soonest(context, cartIn(context));

function soonest({ shopping, terms }: Context, { details }: TripCart): TripDetails {
  if (!details || !shopping) throw new Defect('There is no trip that could begin later');
  return { ...details, pickupAt: suggestedPickup(shopping.now, terms.timeZone) };
}
