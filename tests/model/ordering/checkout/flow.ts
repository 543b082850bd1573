import { isDeepStrictEqual } from 'node:util';
import type * as Rules from '#application/ordering/checkout/rules.ts';
import { takeQuote } from '#contract/ordering.ts';
import { checkoutMachine } from '#application/ordering/checkout/machine.ts';
import type * as Checkout from '#application/ordering/checkout/setup.ts';
import {
  isComplete,
  linesIn,
  orderTypesOf,
  paymentOptionsOf,
  prescriptionIn,
  slotIsNeeded,
} from '#application/ordering/checkout/rules.ts';
import { unansweredIn } from '#application/ordering/selling.context.ts';
import { id } from '#domain/kernel/id.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { isEmpty } from '#domain/cart/cart.ts';
import { purchaseOf } from '#domain/cart/purchase.ts';
import { FIELDS } from '#domain/ordering/order-form.ts';
import { needsPrescription, prescriptionId } from '#domain/ordering/prescription.ts';
import type { Quote } from '#domain/ordering/quote.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { calling, failures } from '#tests/model/support/wire.ts';
import { aCart, aLine, aSelection } from '#tests/support/builders/cart.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { aDraft, aPlacedOrder, NOON, storeTerms } from '#tests/support/builders/order.ts';
import { aSavedAddress, bryantPark } from '#tests/support/builders/location.ts';
import { aShopping, theTerms } from '#tests/support/start-checkout.ts';
import { decisionOf } from '@sundry/statecharts/mutation';
import { defineFlow, type Step } from '@sundry/statecharts';
import { flow as placingFlow } from '../placing/flow.ts';
import { GUESTS_ARE_NOT_OFFERED } from '../tracking.ts';
import { askingForPrice, quotes } from '../quotes.ts';
import { customer, ended, saysNo, serverIsAway, withoutEmail } from '../selling.ts';

export const LATE = later(NOON, 20 * MINUTE);
const shopping = aShopping({ customer, place: bryantPark() });
export const home = aSavedAddress({ floor: '21', directions: 'Ring twice' });
export const office = aSavedAddress({ id: id(2), type: 'office', house: '14' });
const unknown = { kind: 'customer', profile: null } as const;
const supper = aLine({ item: anItem({ availableTime: { opens: 18 * 60, closes: 23 * 60 } }) });
export const ofOtherStore = aDraft({ storeId: id(2), storeName: 'Bagel Bar' });
const SOLD_OUT = saysNo('outOfStock');
const PRICE_CHANGED = { draft: aDraft(), failure: saysNo('priceChanged') };

const wire = {
  takeQuote: calling(
    takeQuote,
    {
      priced: quotes.priced,
      'with a coupon': quotes['with a coupon'],
      'no delivery': quotes['no delivery'],
      'neither delivery nor take away': quotes['neither delivery nor take away'],
      'closed today': quotes['closed today'],
      'on prescription': quotes['on prescription'],
      'online too': quotes['online too'],
      ...failures,
    },
    askingForPrice,
  ),
  takeQuoteAgain: calling(
    takeQuote,
    { 'as before': quotes['as before'], 'sold out': quotes['sold out'], ...failures },
    { ...askingForPrice, capability: 'takeQuote' },
  ),
};
const ofQuotes = await outcomesOf(checkoutMachine, wire);
/** Outcomes of an order that must be priced again belong to its own walks. */
const { takeQuote: anew } = placingFlow.outcomes;

/** Events that change the form and not the path of the order: walked once, with the price shown. */
const ASIDE = [
  'field.type',
  'field.leave',
  'orderType.choose',
  'when.choose',
  'slot.choose',
  'method.choose',
  'place.ask',
  'address.choose',
  'address.add',
  'address.clear',
  'coupon.change',
];

const OF_TWO = 'one placed and one refused';

/** The order without an answer from the ended session, as restored after the sign-in. */
const STILL_OPEN = 'the order that is still open';
const LEFT_OPEN = 'signed out, and not answered';

/** Success outcomes. Once something was typed or has failed, the rest of a walk succeeds. */
const SMOOTH = [
  'nothing',
  STILL_OPEN,
  'priced',
  'with a coupon',
  'no delivery',
  'as before',
  'signedIn',
  'placed',
  OF_TWO,
];

/** Outcomes for the first price only: later they would lead to nothing new. */
const AT_FIRST = [
  'a customer without e-mail',
  'a session that ran out',
  'a dish of the evening',
  'neither delivery nor take away',
  'closed today',
  'on prescription',
  'online too',
];

/** Outcomes of unanswered orders, by their number. */
const OF_UNANSWERED = [[], ['placed', 'refused', LEFT_OPEN, 'abandoned'], [OF_TWO, 'abandoned']];
const UNANSWERED_IN = ['placing', 'signingIn', 'recalling'] as const;
const OF_THEM_ALONE = ['abandoned', OF_TWO];

/** A store's terms are answered once. Walks reload only the cart. */
function isAnswered(context: Checkout.Context, actor: string, outcome: string): boolean {
  const { stores } = context;
  const unanswered = unansweredIn(context);
  if (actor === 'placing') {
    const isOfThese =
      unanswered.length > 0
        ? OF_UNANSWERED[unanswered.length]?.includes(outcome) === true
        : !OF_THEM_ALONE.includes(outcome);
    const isKnown = linesIn(context).length > 0 || outcome === 'abandoned';
    return isOfThese && (SMOOTH.includes(outcome) || isKnown);
  }
  if (actor === 'recallUnanswered') {
    const isAfterSignIn = unanswered.length > 0;
    return outcome === 'nothing' || isAfterSignIn === (outcome === STILL_OPEN);
  }
  // A price has a coupon only where it was requested with the code.
  if (outcome === 'with a coupon' && context.couponCode === null) return false;
  if (!actor.startsWith('takeQuote') || stores.length === 0) return true;
  const answer = Object.entries({ ...ofQuotes.takeQuoteAgain, ...ofQuotes.takeQuote });
  const [, said] = answer.find(([name]) => name === outcome) ?? [];
  return !said?.ok || isDeepStrictEqual(said.value.stores, stores);
}

const canBePaidOnline = (context: Checkout.Context): boolean =>
  paymentOptionsOf(context).some(({ method }) => method === 'digital_payment');

const problemsOf = (quote: Quote | null) => quote?.stores.flatMap(({ problems }) => problems) ?? [];

/** An instant purchase goes the same ways: the first one, and those with another end. */
const NEWS_OF_PURCHASE = ['a purchase'];
const OF_PURCHASE = [
  ...NEWS_OF_PURCHASE,
  'an empty cart',
  'nothing',
  'priced',
  'placed',
  'refused',
];
const caseOf = (step: Step): string =>
  step.kind === 'outcome' ? step.outcome : step.kind === 'user' ? step.case : '';
const isOfPurchase = (step: Step): boolean =>
  step.kind === 'delay' ||
  OF_PURCHASE.includes(caseOf(step)) ||
  (step.kind === 'user' && step.event === 'order.submit');

const EVENING = later(NOON, 8 * 60 * MINUTE);
const decided = decisionOf<typeof Rules>();
const begun = (
  begin: (input: Checkout.Input) => Checkout.Context,
  terms: Partial<Checkout.Terms> = {},
): Checkout.Context => begin({ page: 'cart', terms: { ...theTerms, ...terms }, couponCode: null });

export const flow = defineFlow({
  name: 'ordering/checkout',
  machine: checkoutMachine,
  inputs: {
    'a cart': { page: 'cart', terms: theTerms, couponCode: null },
    'what is bought now': { page: 'buy_now', terms: theTerms, couponCode: null },
  },
  events: {
    'shopping.change': {
      'a full cart': { shopping },
      'a full cart, much later': { shopping: { ...shopping, now: LATE } },
      'a fuller cart': {
        shopping: {
          ...shopping,
          cart: { kind: 'read', cart: aCart(aLine(), aLine({ id: id(2) })) },
        },
      },
      'an empty cart': { shopping: { ...shopping, cart: { kind: 'read', cart: aCart() } } },
      'a cart on its way': { shopping: { ...shopping, cart: { kind: 'loading' } } },
      'an unread cart': {
        shopping: { ...shopping, cart: { kind: 'unread', failure: serverIsAway } },
      },
      'no place': { shopping: { ...shopping, place: null } },
      'a session that ran out': { shopping: { ...shopping, customer: { kind: 'sessionEnded' } } },
      'a profile on its way': { shopping: { ...shopping, customer: unknown } },
      'a guest': { shopping: { ...shopping, customer: { kind: 'guest' } } },
      'a customer without e-mail': { shopping: { ...shopping, customer: withoutEmail } },
      'a purchase': {
        shopping: {
          ...shopping,
          cart: {
            kind: 'read',
            cart: aCart(aLine()),
            purchase: purchaseOf(anItem(), aSelection(anItem())),
          },
        },
      },
      'a dish of the evening': {
        shopping: { ...shopping, cart: { kind: 'read', cart: aCart(supper) } },
      },
    },
    'prescription.change': {
      'a picture': { prescription: { files: [prescriptionId('image-1')], isUploading: false } },
    },
    'field.type': {
      'no name': { field: 'name', text: '' },
      'a name': { field: 'name', text: 'Asha Rao' },
    },
    'field.leave': { name: { field: 'name' } },
    'orderType.choose': {
      'take away': { orderType: 'take_away' },
      delivery: { orderType: 'delivery' },
    },
    'when.choose': { later: { when: 'later' }, now: { when: 'now' } },
    'slot.choose': { 'at one': { slot: later(NOON, 60 * MINUTE) } },
    'method.choose': {
      cash: { method: 'cash_on_delivery' },
      online: { method: 'digital_payment' },
    },
    'place.ask': { '': {} },
    'address.choose': { home: { address: home }, office: { address: office } },
    'address.add': { '': {} },
    'address.clear': { '': {} },
    'coupon.change': { 'a code': { code: 'TREAT' }, none: { code: null } },
    'line.remove': { '': { line: id<'CartLine'>(1) } },
    'cart.retry': { '': {} },
    'quote.retry': { '': {} },
    'order.submit': { '': {} },
    'orderId.copy': { '': { id: id<'Order'>(100_042) } },
  },
  wire,
  outcomes: {
    ...ofQuotes,
    recallUnanswered: {
      nothing: [],
      'an order': [aDraft()],
      'two orders': [aDraft(), ofOtherStore],
      [STILL_OPEN]: [aDraft()],
    },
    askForAddress: { 'an address': office, 'none after all': null },
    authenticate: { signedIn: 'signedIn', dismissed: 'dismissed' },
    authenticateToOrder: { signedIn: 'signedIn', dismissed: 'dismissed' },
    placing: {
      placed: ended('placed', { placed: [aPlacedOrder()] }),
      refused: ended('refused', { stopped: { draft: aDraft(), failure: SOLD_OUT } }),
      [OF_TWO]: ended('refused', {
        placed: [aPlacedOrder()],
        stopped: { draft: ofOtherStore, failure: SOLD_OUT },
      }),
      repriced: ended('repriced', { quoted: anew.pricier.value }),
      'repriced as before': ended('repriced', {
        quoted: anew['as before'].value,
        stopped: PRICE_CHANGED,
      }),
      'repriced and sold out': ended('repriced', {
        quoted: anew['sold out'].value,
        stopped: PRICE_CHANGED,
      }),
      unquoted: ended('unquoted', {
        stopped: PRICE_CHANGED,
        quoteFailure: serverIsAway,
      }),
      signedOut: ended('signedOut', {
        stopped: { draft: aDraft(), failure: { kind: 'signedOut' } },
      }),
      [LEFT_OPEN]: ended('signedOut', {
        stopped: { draft: aDraft(), failure: { kind: 'signedOut' } },
        unanswered: [aDraft()],
      }),
      abandoned: ended('abandoned'),
    },
  },
  calls: {
    takeQuoteAgain: 'takeQuote',
    authenticateToOrder: 'authenticate',
    placing: 'place',
  },
  impossible: {
    authenticate: GUESTS_ARE_NOT_OFFERED,
    authenticateToOrder: GUESTS_ARE_NOT_OFFERED,
  },
  neverFails: ['watchShopping', 'coupon', 'prescription'],
  bound: 5_000,
  within: (it, step) => {
    if (it.context.page !== 'cart' || NEWS_OF_PURCHASE.includes(caseOf(step))) {
      return it.context.page !== 'cart' && isOfPurchase(step);
    }
    const prescription = prescriptionIn(it.context);
    if (prescription) {
      // A medicine is ordered, too early first, and has no other path.
      if (step.kind !== 'user') return step.kind === 'outcome' && step.outcome === 'placed';
      const isMissing = prescription.files.length === 0 && it.matches({ filling: 'quoted' });
      return step.event === 'order.submit' || (step.event === 'prescription.change' && isMissing);
    }
    if (step.kind === 'user' && step.event === 'prescription.change') return false;
    if (canBePaidOnline(it.context)) {
      // An online payment has no other path: what follows has a chart of its own.
      if (step.kind !== 'user') return step.kind === 'outcome' && step.outcome === 'refused';
      const isOnline = it.context.form.method === 'digital_payment';
      if (step.event === 'method.choose') return !isOnline && step.case === 'online';
      return isOnline && step.event === 'order.submit';
    }
    if (step.kind === 'user' && step.case === 'online') return false;
    const { form, judged, placed, stopped: refused, quote, quoteFailure } = it.context;
    const { shopping: facts } = it.context;
    const isForNow = form.when === 'now';
    const isUntouched = judged.length === 0 && form.slot === null && isForNow;
    const isOdd =
      facts?.customer === withoutEmail ||
      it.context.sessionEnded ||
      slotIsNeeded(it.context) ||
      orderTypesOf(it.context).length === 0;
    const isCalm = !isOdd && quoteFailure === null && placed.length === 0;
    const isHere = it.context.address === null;
    const isPlain = isUntouched && isHere && form.orderType === 'delivery' && isCalm;
    const happens = step.kind === 'outcome' ? step.outcome : step.kind === 'user' ? step.case : '';
    const isFirst = quote === null || (quote.id === 'quote-1' && facts?.now === NOON);
    if (AT_FIRST.includes(happens) && !(isFirst && isPlain)) return false;
    if (step.kind === 'delay') return true;
    if (step.kind === 'outcome') {
      const isOver = it.context.sessionEnded && step.outcome === 'signedOut';
      const isSmooth = isPlain || isOver || SMOOTH.includes(step.outcome);
      const canAnswer = isAnswered(it.context, step.actor, step.outcome);
      return canAnswer && (isSmooth || it.matches({ filling: 'signingIn' }));
    }
    // A guest has no addresses. Everything else a guest does is what the customer does.
    if (facts?.customer.kind === 'guest') return false;
    if (facts?.customer === unknown) {
      const steps = isHere ? ['name', 'home'] : ['a guest'];
      return step.kind === 'user' && it.matches({ filling: 'quoted' }) && steps.includes(step.case);
    }
    if (step.kind === 'user' && step.case === 'a guest') return false;
    if (step.kind === 'user' && step.case === 'a profile on its way') return facts === null;
    const isEarly = facts?.now !== LATE && refused === null;
    // The customer comes back, or stays away: nothing else is tried meanwhile.
    if (it.context.sessionEnded && step.event === 'shopping.change') {
      return step.case === 'a full cart';
    }
    if (step.kind === 'user' && step.case === 'a session that ran out') {
      return it.matches({ filling: 'quoting' }) && quote === null && isPlain;
    }
    if (step.event === 'shopping.change' && placed.length > 0) return step.case === 'an empty cart';
    if (step.event === 'shopping.change')
      return isPlain && isEarly && !it.hasTag('busy') && !it.matches('placing');
    if (step.event === 'method.choose' && form.method === null) return isPlain && isEarly;
    if (step.event === 'address.choose' && it.matches({ filling: 'placeless' })) {
      return isPlain && step.case === 'home';
    }
    if (step.event === 'orderId.copy') return it.matches('placed');
    if (step.event === 'line.remove') return it.hasTag('editable') && problemsOf(quote).length > 0;
    if (!ASIDE.includes(step.event)) return true;
    if (!it.matches({ filling: 'quoted' }) || !isCalm || !isEarly) return false;
    if (step.event === 'address.add') return isPlain && isHere;
    if (step.event === 'address.clear') return !isHere;
    if (step.event === 'address.choose')
      return isHere ? isPlain && step.case === 'home' : step.case === 'office' && isUntouched;
    if (step.event === 'orderType.choose') return isUntouched && isHere;
    if (step.event === 'coupon.change') {
      const isWithout = quote?.coupon == null;
      return isPlain && isHere && isWithout === (step.kind === 'user' && step.case === 'a code');
    }
    const isToBeTimed = !isForNow && form.slot === null && judged.length === 0;
    if (step.event === 'slot.choose') return isToBeTimed;
    if (step.event === 'when.choose' && step.case === 'now') return isToBeTimed;
    if (step.event === 'field.type' && judged.join() === 'name') return form.slot === null;
    return isPlain;
  },
  equivalents: {
    "answer shopping?.cart.kind === 'read' || shopping.cart.purchase for shopping?.cart.kind === 'read' && shopping.cart.purchase in purchaseIn of rules.ts":
      'only a cart that was read holds a purchase, and none is asked for without one',
  },
  rules: [
    decided(
      'without home delivery an order is fetched',
      ({ begin }) =>
        [true, false].map((homeDelivery) => begun(begin, { homeDelivery }).form.orderType),
      ['delivery', 'take_away'],
    ),
    decided(
      'no time is offered where none can be chosen, nor before it is known what is bought',
      ({ begin, slotsOf }) => [
        slotsOf({ ...begun(begin, { scheduling: false }), shopping }),
        slotsOf(begun(begin)),
      ],
      [[], []],
    ),
    decided(
      'a dish of the evening opens by the evening, and not within the day',
      ({ begin, opensBy }) =>
        [EVENING, LATE].map((now) => {
          const cart = { kind: 'read', cart: aCart(supper) } as const;
          const context = {
            ...begun(begin),
            stores: [storeTerms()],
            shopping: { ...shopping, cart },
          };
          return opensBy(context, { ...shopping, cart, now });
        }),
      [true, false],
    ),
    decided(
      'the coupon is the one that the newest price counts, or none',
      ({ begin, couponCodeAfter }) =>
        (['with a coupon', 'priced'] as const).map((said) =>
          couponCodeAfter(
            { ...begun(begin), couponCode: 'OLD' },
            ended('repriced', { quoted: ofQuotes.takeQuote[said].value }),
          ),
        ),
      ['TREAT', null],
    ),
  ],
  project: ({ context }) => ({
    cart: context.shopping?.cart.kind ?? null,
    customer: context.shopping?.customer.kind ?? null,
    page: context.page,
    lines: linesIn(context).length,
    place: context.shopping?.place != null,
    goesTo: context.address?.address.type ?? 'here',
    door: [context.form.house, context.form.floor, context.form.note],
    late: context.shopping ? context.shopping.now >= LATE : null,
    way: context.form.orderType,
    name: context.form.name,
    when: context.form.when,
    slot: context.form.slot !== null,
    method: context.form.method,
    coupon: [context.couponCode, context.quote?.coupon?.code ?? null],
    prescription: [prescriptionIn(context) !== null, context.prescription.files.length],
    sessionEnded: context.sessionEnded,
    filledFor: context.filledFor,
    email: context.form.email !== '',
    later: slotIsNeeded(context),
    judged: context.judged.length === FIELDS.length ? 'all' : context.judged.join(),
    focusOn: context.focusOn?.field ?? null,
    stores: context.stores.map((store) => [
      store.delivers,
      store.offersTakeAway,
      store.closedDates.length,
    ]),
    quote: [context.quote?.id ?? null, context.seen?.id ?? null],
    problems: problemsOf(context.quote).length,
    quoteFailure: context.quoteFailure?.kind ?? null,
    unanswered: unansweredIn(context).length,
    placed: context.placed.length > 0,
    stopped: context.stopped?.failure.kind ?? null,
  }),
  invariants: {
    'an order is placed only once everything is filled in': (it) =>
      !it.matches('placing') || unansweredIn(it.context).length > 0 || isComplete(it.context),
    'what is placed is what stands in the form': ({ context: { submission, form } }) =>
      submission.kind === 'unanswered' ||
      (submission.details.contact.name === form.name.trim() &&
        submission.details.orderType === form.orderType &&
        submission.details.method === form.method &&
        submission.details.scheduledFor === form.slot),
    'what is brought goes to the address that was chosen': ({ context }) =>
      context.submission.kind === 'unanswered' ||
      context.address === null ||
      context.submission.details.deliverTo === null ||
      context.submission.details.deliverTo.address === context.address.address.address,
    'an order for later is placed only with its time': (it) =>
      !it.matches('placing') ||
      unansweredIn(it.context).length > 0 ||
      it.context.form.when === 'now' ||
      it.context.form.slot !== null,
    'a medicine on prescription is placed only with a picture of it': ({
      context: { submission },
    }) =>
      submission.kind === 'unanswered' ||
      !needsPrescription(submission.quote) ||
      submission.details.prescriptions.length > 0,
    'nothing counts as placed without the answer of the app': (it) =>
      !it.hasTag('placed') || it.context.placed.length > 0,
    'what was never answered is placed anew only once it is answered or given up': (it) =>
      unansweredIn(it.context).length === 0 || UNANSWERED_IN.some((state) => it.matches(state)),
    'what is kept after a session has run out is what its customer had': ({ context }) =>
      !context.sessionEnded ||
      (context.shopping?.customer.kind === 'customer' && linesIn(context).length > 0),
    'an empty cart is never filled in': (it) =>
      !it.hasTag('editable') ||
      it.context.shopping?.cart.kind !== 'read' ||
      !isEmpty(it.context.shopping.cart.cart),
  },
});
