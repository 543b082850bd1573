import type { SnapshotFrom } from 'xstate';
import type { NewOrders, placingMachine } from '#application/ordering/placing/machine.ts';
import { amountsInWords, figuresOf } from '#tests/model/support/figures.ts';
import { failureText } from '#tests/model/support/failures.ts';
import {
  definePage,
  passedThrough,
  pressing,
  says,
  type Person,
  type Locator,
  type TextMatch,
} from '@sundry/statecharts';
import { billOf, formInWords, interruptedInWords, placedInWords } from '../checkout/page.ts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof placingMachine>;

const title = says('ordering.checkout.title');
const name = says('location.addressField.name');
const submit = says('ordering.checkout.submit');
const finish = says('ordering.placing.finish');
const startOver = says('kernel.control.startOver');
const askAgain = says('ordering.placing.askAgain');
const changes: Locator = ['alertdialog', says('ordering.placing.changesTitle')];
const summary: Locator = ['region', says('ordering.summary.title')];

/** Filled-in fields keep their values. */
function formOf({ details: { asGuest, orderType, deliverTo } }: NewOrders): readonly TextMatch[] {
  return formInWords({
    isCustomer: !asGuest,
    isDelivery: orderType === 'delivery',
    isPriced: false,
    address: [says('kernel.control.change'), ...(deliverTo ? [deliverTo.address] : [])],
  });
}

async function seesForm(person: Person, { context: { orders } }: Planned): Promise<void> {
  if (orders) await person.readsInOrder(...formOf(orders), submit);
}

/** CHK-18: the price, behind the form, while the order is being sent. */
async function seesBill(person: Person, { context: { orders, quoted } }: Planned): Promise<void> {
  if (!orders) return;
  const quote = quoted?.quote ?? orders.quote;
  const bill = billOf(quote, orders.details.orderType === 'delivery');
  const total = [says('kernel.amounts.total'), figuresOf(quote.amounts.total)];
  await person.readsInOrder(...formOf(orders), ...bill, ...total, submit);
}

/** From "Place Order" until the decision nothing can be changed or ordered again. */
async function seesClosedForm(person: Person, planned: Planned): Promise<void> {
  await seesForm(person, planned);
  await person.cannotType(name);
  await person.cannotPress('button', submit);
}

async function seesOrderOnItsWay(person: Person, planned: Planned): Promise<void> {
  await person.reads(says('ordering.checkout.placing'));
  await seesBill(person, planned);
  await seesClosedForm(person, planned);
}

/** D-13: of several stores, those that took their order keep it. */
async function seesWhatWasPlaced(person: Person, { placed, stopped }: Planned['context']) {
  for (const { id, storeName } of placed) {
    await person.reads(says('ordering.placing.placedBefore', { id, store: storeName }));
  }
  if (stopped?.failure.kind !== 'refused') return;
  await person.reads(says('ordering.placing.stopped', { store: stopped.draft.storeName }));
  await person.reads(stopped.failure.said);
  await person.reads(says('ordering.placing.kept'));
}

/** The form is editable again, and reports the outcome of the order. */
async function seesOpenForm(person: Person, planned: Planned): Promise<void> {
  const { context } = planned;
  await seesForm(person, planned);
  await person.seesField(name);
  await person.doesNotRead(says('ordering.checkout.placing'));
  await seesWhatWasPlaced(person, context);
}

export const page = definePage(flow, {
  states: {
    starting: passedThrough,
    interrupted: async (person, { context: { drafts } }) => {
      await person.sees('heading', says('ordering.placing.interruptedTitle'));
      await person.readsInOrder(...interruptedInWords(drafts));
      await person.canPress('button', finish);
      await person.canPress('button', startOver);
    },
    comparing: passedThrough,
    agreeing: async (person, planned) => {
      const { orders } = planned.context;
      const dialog = person.within(...changes);
      await dialog.reads(says('ordering.placing.changesText'));
      const [was, is] = [orders?.seen.amounts.total, orders?.quote.amounts.total];
      if (was && is && was.minor !== is.minor) {
        await dialog.readsInOrder(figuresOf(was), figuresOf(is));
      }
      await dialog.canPress('button', says('ordering.placing.changesAccept'));
      await dialog.canPress('button', says('kernel.control.back'));
      await seesClosedForm(person, planned);
    },
    sending: seesOrderOnItsWay,
    unsure: async (person, planned) => {
      const { context } = planned;
      await person.sees('heading', says('ordering.placing.unsureTitle'));
      await person.readsInOrder(
        title,
        says('ordering.placing.unsureTitle'),
        says('ordering.placing.unsureText'),
        askAgain,
        says('ordering.checkout.deliveryType'),
      );
      await person.canPress('button', askAgain);
      await seesWhatWasPlaced(person, context);
      await seesClosedForm(person, planned);
    },
    quoting: seesOrderOnItsWay,
    placed: async (person, { context: { placed } }) => {
      const count = placed.length;
      await person.readsInOrder(
        says('ordering.placed.title', { count }),
        says('ordering.placed.text', { count }),
        ...placed.flatMap(placedInWords),
        says('kernel.control.continueShopping'),
      );
      for (const { id } of placed) {
        await person.canPress('button', says('ordering.placed.copyNamed', { id: String(id) }));
        await person.sees('link', says('ordering.placed.trackNamed', { id: String(id) }));
      }
    },
    refused: seesOpenForm,
    repriced: async (person, planned) => {
      await seesOpenForm(person, planned);
      const { quoted } = planned.context;
      if (quoted) {
        await person.within(...summary).readsInOrder(...amountsInWords(quoted.quote.amounts));
      }
    },
    unquoted: async (person, planned) => {
      await seesOpenForm(person, planned);
      const { quoteFailure } = planned.context;
      if (quoteFailure) await person.within(...summary).reads(failureText(quoteFailure));
    },
    signedOut: seesClosedForm,
    abandoned: seesOpenForm,
  },
  events: {
    'order.retry': {
      does: (person, _, { context }) => person.press('button', context.stopped ? askAgain : finish),
      absent: async (person) => {
        await person.cannotPress('button', finish);
        await person.cannotPress('button', askAgain);
      },
    },
    'order.abandon': pressing('button', startOver),
    'changes.accept': pressing('button', says('ordering.placing.changesAccept'), changes),
    'changes.decline': pressing('button', says('kernel.control.back'), changes),
  },
});
