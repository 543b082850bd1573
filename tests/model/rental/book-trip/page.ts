import { unansweredIn } from '#application/ordering/selling.context.ts';
import { cartIn } from '#application/rental/book-trip/rules.ts';
import { linesNotBookable } from '#domain/rental/trip-cart.ts';
import { sellingPage } from '#tests/model/ordering/selling.ts';
import { definePage, passedThrough, pressing, says } from '@sundry/statecharts';
import { flow } from './flow.ts';
import {
  METHOD,
  name,
  pickUp,
  remove,
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

const selling = sellingPage({ title, submit, summary });

export const page = definePage(flow, {
  states: {
    recalling: seesWaiting,
    gathering: seesWaiting,
    unread: selling.unread,
    empty: async (person) => {
      await person.sees('heading', says('cart.empty'));
      await person.reads(says('rental.drawer.emptyText'));
      await person.sees('link', says('rental.browse'));
    },
    filling: {
      checking: passedThrough,
      quoting: async (person, planned) => {
        await seesOpenForm(person, planned);
        await person.within(...summary).reads(says('kernel.amounts.quoting'));
        await person.cannotPress('button', submit);
      },
      quoted: seesPrice,
      unquoted: async (person, planned) => {
        await seesOpenForm(person, planned);
        await selling.seesNoPrice(person, planned);
      },
      signingIn: selling.signingIn,
    },
    /** The other chart covers the content. Here: the form is closed, or hidden. */
    placing: async (person, planned) => {
      const [draft] = unansweredIn(planned.context);
      await (draft
        ? seesInterrupted(person, draft.providerName)
        : seesBookingOnItsWay(person, planned));
    },
    signingIn: selling.signingIn,
    repricing: seesBookingOnItsWay,
    reviewing: passedThrough,
    placed: seesBookedTrip,
  },
  events: {
    ...selling.events,
    'shopping.change': {
      sentBy: 'the app',
      because: 'The trip cart, the session and the clock go on beside the checkout.',
    },
    'field.type': {
      does: (person, { text }) => person.type(name, text),
      absent: (person) => person.cannotType(name),
    },
    'method.choose': {
      does: (person, { method }) => person.press('radio', METHOD[method as keyof typeof METHOD]),
      absent: async (person) => {
        for (const method of Object.values(METHOD)) await person.cannotPress('radio', method);
      },
    },
    'pickup.suggest': {
      does: (person) => person.press('button', pickUp),
      absent: (person) => person.cannotPress('button', pickUp),
    },
    'line.remove': pressing('button', remove),
    'coupon.change': {
      sentBy: 'the app',
      because: 'The coupon is a flow of its own, and asks the checkout for a price.',
    },
    'trip.submit': { ...pressing('button', submit), insists: true },
  },
  elsewhere: selling.elsewhere,
  within: (it, step) => {
    if (step.kind !== 'user') return true;
    const { form, judged, quote } = it.context;
    const isTyping =
      it.matches({ filling: 'quoted' }) && form.name === '' && !judged.includes('name');
    if (isTyping && it.context.filledFor !== null) return step.event === 'field.leave';
    switch (step.event) {
      case 'method.choose':
        return flow.events['method.choose']?.[step.case]?.method !== form.method;
      case 'field.type':
        return (form.name === '') === (step.case === 'a name');
      case 'line.remove':
        return quote !== null && linesNotBookable(quote.cart).length > 0;
      case 'pickup.suggest':
        return cartIn(it.context).lines.length > 0;
      default:
        return true;
    }
  },
});
