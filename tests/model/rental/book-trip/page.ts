import { unansweredIn } from '#application/ordering/selling.context.ts';
import { cartIn } from '#application/rental/book-trip.context.ts';
import { linesNotBookable } from '#domain/rental/trip-cart.ts';
import { failureText } from '#tests/model/support/failures.ts';
import { definePage, passedThrough } from '#tools/model/page.ts';
import { pressing, says, saysFirst, type Locator, type Person } from '#tools/model/person.ts';
import { flow } from './flow.ts';
import {
  apply,
  code,
  name,
  pickUp,
  remove,
  removeCoupon,
  retry,
  seesBookedTrip,
  seesBookingOnItsWay,
  seesInterrupted,
  seesOpenForm,
  seesPrice,
  seesWaiting,
  submit,
  summary,
  title,
} from './sees.ts';

const signInDialog: Locator = ['dialog', says('account.signIn.title')];

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
        const payment = says('rental.checkout.payment');
        await person.readsInOrder(apply, says('rental.checkout.applying'), payment);
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
      await (draft
        ? seesInterrupted(person, draft.providerName)
        : seesBookingOnItsWay(person, planned));
    },
    signingIn: isAskedWhoTheyAre,
    repricing: seesBookingOnItsWay,
    reviewing: passedThrough,
    paying: seesBookingOnItsWay,
    placed: seesBookedTrip,
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
