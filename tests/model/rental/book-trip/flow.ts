import type * as Rules from '#application/rental/book-trip/rules.ts';
import { listBookingItems } from '#contract/rental-cart.ts';
import { unansweredIn } from '#application/ordering/selling.context.ts';
import {
  isComplete,
  cartIn,
  isPickupNow,
  paymentOptionsOf,
} from '#application/rental/book-trip/rules.ts';
import { bookTripMachine } from '#application/rental/book-trip/machine.ts';
import type * as BookTrip from '#application/rental/book-trip/setup.ts';
import { toPayOf, type Booking } from '#application/rental/booking.ts';
import { id } from '#domain/kernel/id.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { EMPTY_TRIP_CART, linesNotBookable } from '#domain/rental/trip-cart.ts';
import { coversTrip } from '#domain/rental/trip-payment.ts';
import { TRIP_FIELDS } from '#domain/rental/trip-form.ts';
import { GUESTS_ARE_NOT_OFFERED } from '#tests/model/ordering/tracking.ts';
import {
  customer,
  ended,
  saysNo,
  serverIsAway,
  withoutEmail,
} from '#tests/model/ordering/selling.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures } from '#tests/model/support/wire.ts';
import { aBookedTrip, aTripDraft, aTripQuote } from '#tests/support/builders/booking.ts';
import { dollars, USD } from '#tests/support/builders/money.ts';
import {
  aTripCart,
  aTripLine,
  aVehicle,
  anHourlyTrip,
  TUESDAY_AT_THREE,
} from '#tests/support/builders/rental.ts';
import { aWireCoupon, aWireTripCart, aWireTripLine } from '#tests/support/builders/rental-wire.ts';
import { decisionOf } from '@sundry/statecharts/mutation';
import { defineFlow } from '@sundry/statecharts';

export const EARLY = later(TUESDAY_AT_THREE, -60 * MINUTE);
export const LATE = later(TUESDAY_AT_THREE, MINUTE);
export const TERMS: BookTrip.Terms = {
  timeZone: timeZone('America/New_York'),
  country: 'US',
  currency: USD,
  taxIncluded: false,
  digitalPayment: true,
  wallet: true,
};
const renting = (facts: Partial<BookTrip.Renting> = {}) => ({
  shopping: {
    now: EARLY,
    cart: { kind: 'read', cart: aTripCart() },
    customer,
    ...facts,
  } satisfies BookTrip.Renting,
});
const fuller = aTripCart({
  lines: [
    aTripLine(),
    aTripLine({ id: id(12), vehicle: aVehicle({ id: id(2), name: 'Red van' }) }),
  ],
});

const forNow = aTripCart({ details: anHourlyTrip({ pickupAt: null }) });

const QUERY = { currency: USD, taxIncluded: false, couponCode: null };
const carts = {
  priced: answered(aWireTripCart()),
  'too many': answered(aWireTripCart({ carts: [aWireTripLine({ quantity: 4 })] })),
  'a thin wallet': answered({ ...aWireTripCart(), wallet_balance: 12.5 }),
  'with a coupon': answered({ ...aWireTripCart(), coupon: aWireCoupon() }),
  'a coupon that has ended': answered({
    ...aWireTripCart(),
    coupon_refusal: { code: 'expired', message: 'The server says no.' },
  }),
  nothing: answered({ carts: [], user_data: [] }),
};
const wire = {
  takeQuote: calling(listBookingItems, { ...carts, ...failures }, { asks: QUERY }),
  takeQuoteAgain: calling(
    listBookingItems,
    { priced: carts.priced, 'too many': carts['too many'], ...failures },
    { asks: QUERY, capability: 'takeQuote' },
  ),
};
const ofWire = await outcomesOf(bookTripMachine, wire);

const SOLD_OUT = saysNo('notAvailable');
const PRICE_CHANGED = { draft: aTripDraft(), failure: saysNo('priceChanged') };
const dearer = aTripCart({
  lines: [aTripLine({ vehicle: aVehicle({ hourlyPrice: dollars(12) }) })],
});

/** The booking without an answer from the ended session, as restored after the sign-in. */
const STILL_OPEN = 'the booking that is still open';
const LEFT_OPEN = 'signed out, and not answered';
const SMOOTH = [
  'nothing',
  STILL_OPEN,
  'priced',
  'with a coupon',
  'a coupon that has ended',
  'signedIn',
  'placed',
];
/** Outcomes of a price with a coupon code, and only of those. */
const OF_A_CODE = ['with a coupon', 'a coupon that has ended'];
/** Events that change the form and not the path of the booking: walked once, with the price shown. */
const ASIDE = [
  'field.type',
  'field.leave',
  'method.choose',
  'pickup.suggest',
  'line.remove',
  'coupon.change',
];
/** Outcomes for the first price only: later they would lead to nothing new. */
const AT_FIRST = [
  'a cart for now',
  'a session that ran out',
  'too many',
  'a thin wallet',
  'nothing',
  'a guest',
  'a customer without e-mail',
];
/** Events of a customer who has chosen another method than cash. */
const NOT_IN_CASH = ['method.choose', 'trip.submit'];
const OF_UNANSWERED = ['placed', 'refused', LEFT_OPEN, 'abandoned'];
const UNANSWERED_IN = ['placing', 'signingIn', 'recalling'] as const;

const isLate = ({ shopping }: BookTrip.Context): boolean =>
  shopping !== null && shopping.now > TUESDAY_AT_THREE;

const decided = decisionOf<typeof Rules>();

export const flow = defineFlow({
  name: 'rental/book-trip',
  machine: bookTripMachine,
  inputs: { 'a trip cart': { terms: TERMS } },
  events: {
    'shopping.change': {
      'a full cart': renting(),
      'a full cart, after the pickup': renting({ now: LATE }),
      'a fuller cart': renting({ cart: { kind: 'read', cart: fuller } }),
      'a cart for now': renting({ cart: { kind: 'read', cart: forNow } }),
      'an empty cart': renting({ cart: { kind: 'read', cart: EMPTY_TRIP_CART } }),
      'a cart on its way': renting({ cart: { kind: 'loading' } }),
      'an unread cart': renting({ cart: { kind: 'unread', failure: serverIsAway } }),
      'a session that ran out': renting({ customer: { kind: 'sessionEnded' } }),
      'a customer without e-mail': renting({ customer: withoutEmail }),
      'a guest': renting({ customer: { kind: 'guest' } }),
    },
    'field.type': {
      'no name': { field: 'name', text: '' },
      'a name': { field: 'name', text: 'Asha Rao' },
    },
    'field.leave': { name: { field: 'name' } },
    'method.choose': {
      online: { method: 'digital_payment' },
      wallet: { method: 'wallet' },
      cash: { method: 'cash_payment' },
    },
    'pickup.suggest': { '': {} },
    'line.remove': { '': { line: id<'TripLine'>(11) } },
    'coupon.change': { 'a code': { code: 'RIDE' }, none: { code: null } },
    'cart.retry': { '': {} },
    'quote.retry': { '': {} },
    'trip.submit': { '': {} },
  },
  wire,
  outcomes: {
    ...ofWire,
    recallUnanswered: {
      nothing: [],
      'a booking': [aTripDraft()],
      [STILL_OPEN]: [aTripDraft()],
    },
    authenticate: { signedIn: 'signedIn', dismissed: 'dismissed' },
    authenticateToBook: { signedIn: 'signedIn', dismissed: 'dismissed' },
    placing: {
      placed: ended<Booking>('placed', { placed: [aBookedTrip()] }),
      refused: ended<Booking>('refused', { stopped: { draft: aTripDraft(), failure: SOLD_OUT } }),
      repriced: ended<Booking>('repriced', {
        quoted: { quote: aTripQuote(dearer) },
      }),
      'repriced and gone': ended<Booking>('repriced', {
        quoted: { quote: aTripQuote(EMPTY_TRIP_CART) },
        stopped: PRICE_CHANGED,
      }),
      unquoted: ended<Booking>('unquoted', { stopped: PRICE_CHANGED, quoteFailure: serverIsAway }),
      signedOut: ended<Booking>('signedOut', {
        stopped: { draft: aTripDraft(), failure: { kind: 'signedOut' } },
      }),
      [LEFT_OPEN]: ended<Booking>('signedOut', {
        stopped: { draft: aTripDraft(), failure: { kind: 'signedOut' } },
        unanswered: [aTripDraft()],
      }),
      abandoned: ended<Booking>('abandoned'),
    },
  },
  calls: { takeQuoteAgain: 'takeQuote', authenticateToBook: 'authenticate', placing: 'place' },
  impossible: {
    authenticate: GUESTS_ARE_NOT_OFFERED,
    authenticateToBook: GUESTS_ARE_NOT_OFFERED,
  },
  neverFails: ['watchRenting', 'coupon'],
  bound: 4_000,
  within: (it, step) => {
    const { context } = it;
    const { shopping, judged, quote, quoteFailure, stopped, couponCode } = context;
    const [coupon, couponProblem] = [quote?.coupon ?? null, quote?.couponProblem ?? null];
    const unanswered = unansweredIn(context);
    const isCalm = quoteFailure === null && stopped === null && !context.sessionEnded;
    const isUntouched = judged.length === 0 && couponCode === null && coupon === null;
    const lacksEmail = shopping?.customer.kind === 'customer' && context.form.email === '';
    const isPlain =
      isCalm && isUntouched && !lacksEmail && couponProblem === null && !isLate(context);
    const happens = step.kind === 'outcome' ? step.outcome : step.kind === 'user' ? step.case : '';
    if (AT_FIRST.includes(happens) && !it.matches('recalling')) {
      const isFirst = quote === null && isPlain && !it.matches('placing');
      const isAfterSignIn = it.matches('repricing') && happens === 'too many';
      if (!isFirst && !isAfterSignIn) return false;
    }
    if (step.kind === 'delay') return true;
    // With another method, walks book next or return to cash.
    if (context.form.method !== 'cash_payment') {
      const isNext = step.kind === 'user' && NOT_IN_CASH.includes(step.event);
      return SMOOTH.includes(happens) || (isNext && !['online', 'wallet'].includes(happens));
    }
    if (happens === 'cash') return false;
    if (happens === 'a thin wallet' && shopping?.customer.kind !== 'customer') return false;
    // Without enough in the wallet, the payment is as usual.
    if (quote?.walletBalance) {
      const isSubmit = step.kind === 'user' && step.event === 'trip.submit';
      return isSubmit || SMOOTH.includes(happens);
    }
    if (happens === 'wallet' && shopping?.customer.kind !== 'customer') return false;
    if (step.kind === 'outcome') {
      if (step.actor === 'recallUnanswered') {
        const isAfterSignIn = unanswered.length > 0;
        return step.outcome === 'nothing' || isAfterSignIn === (step.outcome === STILL_OPEN);
      }
      if (
        step.actor === 'takeQuote' &&
        OF_A_CODE.includes(step.outcome) !== (couponCode !== null)
      ) {
        return false;
      }
      if (step.actor === 'placing' && unanswered.length > 0) {
        return (
          OF_UNANSWERED.includes(step.outcome) &&
          (cartIn(context).lines.length > 0 || step.outcome === 'abandoned')
        );
      }
      if (step.actor === 'placing' && step.outcome === 'abandoned') return false;
      const isAsked = it.matches('signingIn') || it.matches({ filling: 'signingIn' });
      const isOver = context.sessionEnded && step.outcome === 'signedOut';
      return isPlain || isOver || isAsked || SMOOTH.includes(step.outcome);
    }
    // The customer comes back, or stays away: nothing else is tried meanwhile.
    if (context.sessionEnded && step.event === 'shopping.change') {
      return step.case === 'a full cart';
    }
    if (step.kind === 'user' && step.case === 'a session that ran out') {
      return it.matches({ filling: 'quoting' }) && quote === null && isPlain;
    }
    if (step.event === 'shopping.change') {
      return isPlain && !it.hasTag('busy') && !it.matches('placing') && !it.hasTag('placed');
    }
    if (step.event === 'pickup.suggest') return isLate(context) && judged.length === 0;
    if (step.event === 'line.remove') return isPlain && quote !== null;
    if (!ASIDE.includes(step.event)) return true;
    if (!it.matches({ filling: 'quoted' }) || !isCalm || isLate(context)) return false;
    if (step.event === 'coupon.change') {
      const isWithout = coupon === null;
      const isAsked = step.kind === 'user' && step.case === 'a code';
      const isPriced = quote !== null && quote.cart.lines.length > 0;
      return isPriced && judged.length === 0 && couponProblem === null && isWithout === isAsked;
    }
    if (step.event === 'field.type' && judged.length > 0) {
      return step.case === 'a name' && judged.length === 1;
    }
    return isUntouched && couponProblem === null && !lacksEmail;
  },
  rules: [
    decided(
      'the coupon is the one that the newest price counts, or none',
      ({ begin, couponCodeAfter }) =>
        (['with a coupon', 'priced'] as const).map((said) =>
          couponCodeAfter(
            { ...begin({ terms: TERMS }), couponCode: 'OLD' },
            ended('repriced', { quoted: ofWire.takeQuote[said].value }),
          ),
        ),
      ['RIDE', null],
    ),
  ],
  project: ({ context }) => ({
    cart: context.shopping?.cart.kind ?? null,
    lines: cartIn(context).lines.length,
    late: isLate(context),
    now: isPickupNow(context),
    customer: context.shopping?.customer.kind ?? null,
    name: context.form.name,
    email: context.form.email !== '',
    method: context.form.method,
    methods: paymentOptionsOf(context)
      .filter(({ available }) => available)
      .map(({ method }) => method)
      .join(' '),
    coupon: [context.couponCode, context.quote?.coupon?.code ?? null],
    couponProblem: context.quote?.couponProblem?.kind ?? null,
    sessionEnded: context.sessionEnded,
    filledFor: context.filledFor,
    judged: context.judged.length === TRIP_FIELDS.length ? 'all' : context.judged.join(),
    focusOn: context.focusOn?.field ?? null,
    quote: context.quote && [context.quote.cart.lines.length, context.quote.summary.total.minor],
    walletBalance: context.quote?.walletBalance?.minor ?? null,
    problems: context.quote ? linesNotBookable(context.quote.cart).length : 0,
    seen: context.seen?.summary.total.minor ?? null,
    quoteFailure: context.quoteFailure?.kind ?? null,
    unanswered: unansweredIn(context).length,
    booked: context.booked !== null,
    stopped: context.stopped?.failure.kind ?? null,
  }),
  invariants: {
    'a trip is booked only once everything is filled in': (it) =>
      !it.matches('placing') || unansweredIn(it.context).length > 0 || isComplete(it.context),
    'what is booked is what stands in the form': ({ context: { submission, form, quote } }) =>
      submission.kind === 'unanswered' ||
      (submission.details.contact.name === form.name.trim() &&
        submission.quote.coupon === (quote?.coupon ?? null) &&
        submission.details.method === form.method),
    'a trip is never booked for a time that has passed': (it) =>
      !it.matches('placing') || unansweredIn(it.context).length > 0 || !isLate(it.context),
    'nothing counts as booked without the answer of the server': (it) =>
      !it.hasTag('placed') || it.context.booked !== null,
    'a wallet that does not cover the trip pays nothing of it': ({ context: { submission } }) =>
      submission.kind === 'unanswered' ||
      coversTrip(submission.details.method, toPayOf(submission.quote)),
    'a coupon that does not count takes nothing off': ({ context: { quote } }) =>
      quote === null || quote.coupon !== null || quote.summary.coupon.minor === 0,
    'what was never answered is booked anew only once it is answered or given up': (it) =>
      unansweredIn(it.context).length === 0 || UNANSWERED_IN.some((state) => it.matches(state)),
    'what is kept after a session has run out is what its customer had': ({ context }) =>
      !context.sessionEnded ||
      (context.shopping?.customer.kind === 'customer' && cartIn(context).lines.length > 0),
  },
});
