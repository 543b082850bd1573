import type { SnapshotFrom } from 'xstate';
import { unansweredIn } from '#application/ordering/selling.context.ts';
import { cartIn } from '#application/rental/book-trip.context.ts';
import type { bookTripMachine } from '#application/rental/book-trip.machine.ts';
import { toDecimal } from '#domain/kernel/money.ts';
import { linesNotBookable } from '#domain/rental/trip-cart.ts';
import { failureText } from '#tests/model/support/failures.ts';
import { figuresOf } from '#tests/model/support/figures.ts';
import { definePage, passedThrough } from '#tools/model/page.ts';
import { pressing, says, saysFirst, type Locator, type Person } from '#tools/model/person.ts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof bookTripMachine>;

const title = says('rental.title.tripCheckout');
const name = says('ordering.checkout.name');
const code = says('rental.checkout.code');
const apply = says('rental.checkout.apply');
const removeCoupon = says('rental.checkout.removeCoupon');
const submit = says('rental.checkout.submit');
const retry = says('kernel.failure.retry');
const remove = says('ordering.summary.removeNamed', { name: 'Blue sedan' });
const pickUp = says('rental.checkout.suggest');
const summary: Locator = ['region', says('rental.summary.title')];
const signInDialog: Locator = ['dialog', says('account.signIn.title')];

const seesWaiting = (person: Person) =>
  person.within('status').readsInOrder(title, says('rental.drawer.loading'));

/** Every part of the form, in the order in which it is filled in. */
const PARTS = [
  title,
  says('rental.cart.trip'),
  says('rental.checkout.contact'),
  name,
  says('rental.checkout.coupon'),
  says('rental.checkout.payment'),
  says('rental.checkout.cash'),
  says('rental.checkout.note'),
  says('rental.summary.title'),
  submit,
] as const;

async function seesForm(person: Person, { context }: Planned): Promise<void> {
  await person.readsInOrder(...PARTS);
  await person.seesField(name);
  if (context.judged.includes('name') && context.form.name === '') await person.seesMarked(name);
  const { stopped } = context;
  if (stopped?.failure.kind !== 'refused') return;
  await person.reads(says('rental.booking.stopped', { provider: stopped.draft.providerName }));
  await person.reads(stopped.failure.said);
  await person.reads(says('rental.booking.stillInCart'));
}

/** It can be changed, and the trip asked for, to be told what is missing. */
async function seesOpenForm(person: Person, planned: Planned): Promise<void> {
  await seesForm(person, planned);
  await person.insisting().canPress('button', submit);
}

/** What it costs, line by line, and what stands in the way [RENT-PRICE-01, RENT-CART-34]. */
async function seesPrice(person: Person, planned: Planned): Promise<void> {
  await seesOpenForm(person, planned);
  const { quote, form, coupon, couponProblem, shopping } = planned.context;
  if (!quote) return;
  const bill = person.within(...summary);
  const bad = linesNotBookable(quote.cart);
  if (quote.cart.lines.length > 0) {
    const off = coupon ? [says('ordering.summary.coupon'), figuresOf(quote.summary.coupon)] : [];
    await bill.readsInOrder(
      ...quote.cart.lines.map(({ vehicle }) => vehicle.name),
      ...off,
      says('ordering.summary.tax'),
      says('ordering.summary.total'),
      figuresOf(quote.summary.total),
    );
  }
  if (bad.length > 0) await bill.canPress('button', remove);
  if (coupon) await person.canPress('button', removeCoupon);
  if (couponProblem?.kind === 'belowMinimum') {
    const amount = `$${toDecimal(couponProblem.coupon.minimumPurchase).toFixed(2)}`;
    await person.reads(says('rental.checkout.couponBelowMinimum', { amount }));
  }
  if (couponProblem?.kind === 'otherProvider') {
    await person.reads(says('rental.checkout.couponOtherProvider'));
  }
  if (couponProblem?.kind === 'failed') await person.reads(failureText(couponProblem.failure));
  const pickupAt = quote.cart.details?.pickupAt ?? null;
  const isPast = pickupAt === null || pickupAt <= (shopping?.now ?? 0);
  if (isPast && quote.cart.lines.length > 0) {
    await person.reads(says('rental.checkout.pickupPassed'));
    await person.canPress('button', pickUp);
  }
  const isCustomer = shopping?.customer.kind === 'customer';
  const mayBook =
    form.name !== '' &&
    (form.email !== '' || isCustomer) &&
    bad.length === 0 &&
    quote.cart.lines.length > 0;
  if (!mayBook || isPast) await person.cannotPress('button', submit);
}

/** From "Book trip" until it is decided nothing can be changed, nor booked once more. */
async function seesBookingOnItsWay(person: Person, planned: Planned): Promise<void> {
  await person.reads(says('rental.checkout.placing'));
  await seesForm(person, planned);
  await person.cannotType(name);
  await person.cannotPress('button', submit);
}

async function isAskedWhoTheyAre(person: Person): Promise<void> {
  await person.within(...signInDialog).seesField(says('account.signIn.identifier'));
}

export const page = definePage(flow, {
  states: {
    recalling: seesWaiting,
    gathering: seesWaiting,
    unread: async (person, { context }) => {
      const { cart } = context.shopping ?? {};
      if (cart?.kind === 'unread') await person.within('alert').reads(failureText(cart.failure));
      await person.sees('heading', title);
      await person.canPress('button', retry);
    },
    empty: async (person) => {
      await person.sees('heading', says('rental.drawer.empty'));
      await person.reads(says('rental.drawer.emptyText'));
      await person.sees('link', says('rental.cart.browse'));
    },
    filling: {
      checking: passedThrough,
      quoting: async (person, planned) => {
        await seesOpenForm(person, planned);
        await person.within(...summary).reads(says('ordering.summary.quoting'));
        await person.cannotPress('button', submit);
      },
      quoted: seesPrice,
      applying: async (person, planned) => {
        await seesOpenForm(person, planned);
        await person.reads(says('rental.checkout.applying'));
        await person.cannotPress('button', submit);
      },
      unquoted: async (person, planned) => {
        await seesOpenForm(person, planned);
        const { quoteFailure } = planned.context;
        const bill = person.within(...summary);
        if (quoteFailure) await bill.readsInOrder(failureText(quoteFailure), retry);
        await person.cannotPress('button', submit);
      },
      signingIn: isAskedWhoTheyAre,
    },
    /** What is seen meanwhile is the other chart's. Here: that the form is closed, or not to be seen. */
    placing: async (person, planned) => {
      const [draft] = unansweredIn(planned.context);
      if (!draft) return seesBookingOnItsWay(person, planned);
      await person.sees('heading', says('rental.booking.interruptedTitle'));
      const provider = draft.providerName;
      await person.reads(says('rental.booking.interruptedText', { provider }));
      await person.canPress('button', says('rental.booking.startOver'));
      await person.canPress('button', says('rental.booking.finish'));
    },
    signingIn: isAskedWhoTheyAre,
    repricing: seesBookingOnItsWay,
    reviewing: passedThrough,
    paying: seesBookingOnItsWay,
    placed: async (person, { context: { booked, isPaymentKnown, shopping } }) => {
      await person.sees('heading', says('rental.placed.title'));
      if (!booked) return;
      await person.readsInOrder(
        says('rental.placed.title'),
        says('rental.placed.text', { provider: booked.providerName }),
        booked.providerName,
        says('rental.placed.payCash', { money: `$${toDecimal(booked.total).toFixed(2)}` }),
        says('rental.placed.tripId'),
        String(booked.id),
        says('rental.placed.track'),
        says('rental.placed.home'),
      );
      await person.sees('link', says('rental.placed.trackNamed', { id: String(booked.id) }));
      const unknown = says('rental.placed.payUnknown');
      await (isPaymentKnown ? person.doesNotRead(unknown) : person.reads(unknown));
      const notice = says('rental.placed.guestNotice');
      await (shopping?.customer.kind === 'customer'
        ? person.doesNotRead(notice)
        : person.reads(notice));
    },
  },
  events: {
    'shopping.change': {
      sentBy: 'the app',
      because: 'The trip cart, the session and the clock go on beside the checkout.',
    },
    'field.type': {
      does: (person, { field, text }) => person.type(field === 'code' ? code : name, text),
      absent: (person) => person.cannotType(name),
    },
    'field.leave': {
      does: async (person) => {
        await person.press('textbox', saysFirst(name.says));
        await person.press('heading', title);
      },
      absent: (person) => person.cannotType(name),
    },
    'pickup.suggest': {
      does: (person) => person.press('button', pickUp),
      absent: (person) => person.cannotPress('button', pickUp),
    },
    'line.remove': pressing('button', remove),
    'coupon.apply': pressing('button', apply),
    'coupon.remove': pressing('button', removeCoupon),
    'cart.retry': {
      does: (person) => person.press('button', retry),
      /** The form has one of its own, for the price. */
      absent: async (person, planned) => {
        if (!planned.hasTag('form')) await person.cannotPress('button', retry);
      },
    },
    'quote.retry': pressing('button', retry, summary),
    'trip.submit': { ...pressing('button', submit), insists: true },
  },
  elsewhere: { 'Signing in has a page of its own: account/authenticate.': signInDialog },
  within: (it, step) => {
    if (step.kind !== 'user') return true;
    const { form, judged, quote } = it.context;
    const isTyping =
      it.matches({ filling: 'quoted' }) && form.name === '' && !judged.includes('name');
    if (isTyping && it.context.filledFor !== null) return step.event === 'field.leave';
    switch (step.event) {
      case 'field.type':
        return step.case === 'no name'
          ? form.name !== ''
          : step.case !== 'a name' || form.name === '';
      case 'line.remove':
        return quote !== null && linesNotBookable(quote.cart).length > 0;
      case 'pickup.suggest':
        return cartIn(it.context).lines.length > 0;
      default:
        return true;
    }
  },
});
