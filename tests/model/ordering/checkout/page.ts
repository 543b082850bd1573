import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '#application/ordering/checkout.machine.ts';
import { linesIn } from '#application/ordering/checkout.context.ts';
import type { Quote } from '#domain/ordering/quote.ts';
import { amountsInWords, figuresOf } from '#tests/model/support/figures.ts';
import { failureText } from '#tests/model/support/failures.ts';
import type { Step } from '#tools/model/flow.ts';
import { definePage, passedThrough } from '#tools/model/page.ts';
import {
  pressing,
  says,
  saysFirst,
  type Person,
  type Locator,
  type Said,
} from '#tools/model/person.ts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof checkoutMachine>;

const title = says('ordering.checkout.title');
const name = says('ordering.checkout.name');
const now = says('ordering.checkout.now');
const later = says('ordering.checkout.later');
const choosePlace = says('ordering.checkout.choosePlace');
const changePlace = says('ordering.checkout.changePlace');
const cash = saysFirst('ordering.checkout.cash');
const submit = says('ordering.checkout.submit');
const retry = says('kernel.failure.retry');
const remove = says('ordering.summary.removeNamed', { name: 'Masala Dosa' });
const summary: Locator = ['region', says('ordering.summary.title')];
const signInDialog: Locator = ['dialog', says('account.signIn.title')];

const WAY: Readonly<Record<'delivery' | 'take_away', Said>> = {
  delivery: saysFirst('ordering.checkout.delivery'),
  take_away: saysFirst('ordering.checkout.takeAway'),
};

const seesWaiting = (person: Person) => person.reads(says('ordering.checkout.loading'));

async function seesForm(person: Person, { context }: Planned): Promise<void> {
  await person.seesField(name);
  if (context.judged.includes('name') && context.form.name === '') await person.seesMarked(name);
  await seesWhatWasPlaced(person, context);
}

/** D-13: of several stores, those that took their order keep it. */
async function seesWhatWasPlaced(person: Person, { placed, stopped }: Planned['context']) {
  for (const { id, storeName } of placed) {
    await person.reads(says('ordering.placing.placedBefore', { id, store: storeName }));
  }
  if (stopped?.failure.kind !== 'refused') return;
  await person.reads(says('ordering.placing.stopped', { store: stopped.draft.storeName }));
  await person.reads(stopped.failure.said);
  await person.reads(says('ordering.placing.stillInCart'));
}

/** Of each store what it sells, how many and for how much; and what all of it adds up to (CHK-18). */
const billOf = ({ stores, amounts }: Quote) => [
  ...stores.flatMap(({ storeName, lines }) => [
    storeName,
    ...lines.flatMap(({ quantity, name: item, gross }) => [
      says('ordering.summary.quantity', { quantity }),
      item,
      figuresOf(gross),
    ]),
  ]),
  ...amountsInWords(amounts),
];

/** A store that is closed today, or a dish of the evening at noon. */
const cannotComeNow = ({ context: { stores, shopping } }: Planned): boolean =>
  stores.some(({ closedDates }) => closedDates.length > 0) ||
  linesIn({ shopping }).some(({ item }) => item.availableTime.opens > 0);

/** CHK-18: what it costs. CHK-11: that it cannot be brought now. D-19: what stands in the way. */
async function seesPrice(person: Person, planned: Planned): Promise<void> {
  await seesForm(person, planned);
  const { quote, form } = planned.context;
  const bill = person.within(...summary);
  if (quote) await bill.readsInOrder(...billOf(quote));
  const problems = quote?.stores.flatMap((store) => store.problems) ?? [];
  for (const { said } of problems) {
    await bill.reads(said);
    await bill.sees('button', remove);
  }
  if (cannotComeNow(planned)) {
    await person.cannotPress('radio', now);
    await person.sees('radio', later, { checked: true });
  }
  if (form.when === 'later') await person.sees('radio', later, { checked: true });
  const isUntimed = form.when === 'later' && form.slot === null;
  if (isUntimed && form.name !== '') await person.reads(says('ordering.checkout.slotMissing'));
  const mayOrder =
    form.name !== '' && problems.length === 0 && !cannotComeNow(planned) && !isUntimed;
  if (!mayOrder) await person.cannotPress('button', submit);
}

/** From "Place Order" until the app has decided nothing can be changed, nor ordered once more. */
async function seesClosedForm(person: Person): Promise<void> {
  await person.cannotType(name);
  await person.cannotPress('button', submit);
}

async function seesOrderOnItsWay(person: Person): Promise<void> {
  await person.reads(says('ordering.checkout.placing'));
  await seesClosedForm(person);
}

async function isAskedWhoTheyAre(person: Person): Promise<void> {
  await person.within(...signInDialog).seesField(says('account.signIn.identifier'));
}

/** A form does not say what it says already, and a field that was typed in is left before anything else. */
function canBeSaid(it: Planned, step: Step): boolean {
  if (step.kind !== 'user') return true;
  const { form, judged, quote, stores } = it.context;
  const isTakenAway = form.orderType === 'take_away';
  const isTyping =
    it.matches({ filling: 'quoted' }) && form.name === '' && !judged.includes('name');
  if (isTyping) return step.event === 'field.leave';
  switch (step.event) {
    case 'field.type':
      return step.case === 'no name' ? form.name !== '' : form.name === '';
    case 'orderType.choose':
      return step.case === 'delivery'
        ? isTakenAway && stores.every(({ delivers }) => delivers)
        : !isTakenAway;
    case 'method.choose':
      return form.method === null && quote !== null;
    default:
      return true;
  }
}

export const page = definePage(flow, {
  states: {
    recalling: seesWaiting,
    gathering: seesWaiting,
    unread: async (person, { context }) => {
      const { cart } = context.shopping ?? {};
      if (cart?.kind === 'unread') await person.within('alert').reads(failureText(cart.failure));
      await person.sees('button', retry);
    },
    emptied: passedThrough,
    empty: async (person) => {
      await person.sees('heading', says('ordering.checkout.emptyTitle'));
      await person.reads(says('ordering.checkout.emptyText'));
      await person.sees('link', says('ordering.checkout.goHome'));
    },
    filling: {
      checking: passedThrough,
      placeless: async (person, planned) => {
        await seesForm(person, planned);
        await person.within(...summary).reads(says('ordering.checkout.placeMissing'));
        await person.canPress('button', choosePlace);
        await person.cannotPress('button', submit);
      },
      quoting: async (person, planned) => {
        await seesForm(person, planned);
        await person.within(...summary).reads(says('ordering.summary.quoting'));
        await person.cannotPress('button', submit);
      },
      fitting: passedThrough,
      quoted: seesPrice,
      unquoted: async (person, planned) => {
        await seesForm(person, planned);
        const { quoteFailure } = planned.context;
        if (quoteFailure) await person.within(...summary).reads(failureText(quoteFailure));
        await person.cannotPress('button', submit);
      },
      signingIn: isAskedWhoTheyAre,
    },
    repricing: seesOrderOnItsWay,
    reviewing: passedThrough,
    /** What is seen meanwhile is the other chart's. Here: that the form is closed, or not to be seen. */
    placing: async (person, { context }) => {
      if (context.unanswered.length === 0) return seesOrderOnItsWay(person);
      await person.sees('heading', says('ordering.placing.interruptedTitle'));
      await person.cannotPress('button', submit);
    },
    signingIn: isAskedWhoTheyAre,
    placed: async (person, { context: { placed, shopping } }) => {
      await person.sees('heading', says('ordering.placed.title', { count: placed.length }));
      for (const { id, storeName, total } of placed) {
        await person.readsInOrder(
          storeName,
          figuresOf(total),
          says('ordering.placed.orderId'),
          String(id),
        );
        await person.canPress('button', says('ordering.placed.copyNamed', { id: String(id) }));
        await person.sees('link', says('ordering.placed.trackNamed', { id: String(id) }));
      }
      const notice = says('ordering.placed.guestNotice');
      await (shopping?.customer.kind === 'customer'
        ? person.doesNotRead(notice)
        : person.reads(notice));
    },
  },
  events: {
    'shopping.change': {
      sentBy: 'the app',
      because: 'The cart, the place, the session and the clock go on beside the checkout.',
    },
    'field.type': {
      does: (person, { text }) => person.type(name, text),
      absent: (person) => person.cannotType(name),
    },
    'field.leave': {
      does: async (person) => {
        await person.press('textbox', saysFirst(name.says));
        await person.press('heading', title);
      },
      absent: (person) => person.cannotType(name),
    },
    'orderType.choose': {
      does: (person, { orderType }) => person.press('radio', WAY[orderType]),
      absent: async (person) => {
        await person.cannotPress('radio', WAY.delivery);
        await person.cannotPress('radio', WAY.take_away);
      },
    },
    'when.choose': {
      does: (person, { when }) => person.press('radio', when === 'later' ? later : now),
      absent: async (person) => {
        await person.cannotPress('radio', later);
        await person.cannotPress('radio', now);
      },
    },
    'slot.choose': {
      does: (person) => person.pick(says('ordering.checkout.slot'), /^\D*1:00/),
      absent: (person) => person.cannotPress('radio', later),
    },
    'method.choose': pressing('radio', cash),
    'place.ask': {
      does: (person, _, { context }) =>
        person.press('button', context.shopping?.place ? changePlace : choosePlace),
      absent: async (person) => {
        await person.cannotPress('button', changePlace);
        await person.cannotPress('button', choosePlace);
      },
    },
    'line.remove': pressing('button', remove),
    'cart.retry': {
      does: (person) => person.press('button', retry),
      /** The form has one of its own, for the price. */
      absent: async (person, planned) => {
        if (!planned.hasTag('form')) await person.cannotPress('button', retry);
      },
    },
    'quote.retry': pressing('button', retry, summary),
    'order.submit': { ...pressing('button', submit), insists: true },
    'orderId.copy': {
      does: (person, { id }) =>
        person.press('button', says('ordering.placed.copyNamed', { id: String(id) })),
      absent: (person) => person.cannotPress('button', saysFirst('ordering.placed.copy')),
    },
  },
  within: canBeSaid,
});
