import type { SnapshotFrom } from 'xstate';
import { isAbsence } from '#application/kernel/call-failure.ts';
import type { trackOrderMachine } from '#application/ordering/track-order.machine.ts';
import type { Order } from '#domain/ordering/order.ts';
import { amountsInWords, figuresOf } from '#tests/model/support/figures.ts';
import { failureText } from '#tests/model/support/failures.ts';
import type { Step } from '#tools/model/flow.ts';
import { definePage, passedThrough } from '#tools/model/page.ts';
import { pressing, says, saysFirst, type Person, type Locator } from '#tools/model/person.ts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof trackOrderMachine>;

const title = says('ordering.track.title');
const orderId = says('ordering.track.orderId');
const phone = says('ordering.track.phone');
const notFound = says('ordering.track.notFound');
const items = says('ordering.track.items');
const refresh = says('ordering.track.refresh');
const retry = says('kernel.failure.retry');
const cancel = says('ordering.track.cancel');
const keep = says('ordering.track.keep');
const confirm = says('ordering.track.confirmCancel');
const question: Locator = ['alertdialog', cancel];

/** How far an order is, in the words of the app. */
const STATUS: Partial<Record<Order['status'], string>> = {
  pending: 'ordering.status.pending',
  confirmed: 'ordering.status.confirmed',
  delivered: 'ordering.status.delivered',
  failed: 'ordering.status.failed',
};

/** D-07: the number and the phone; a customer's own order is known by its number alone. */
async function seesForm(person: Person, { context }: Planned): Promise<void> {
  await person.sees('heading', title);
  await person.seesField(orderId);
  await (context.signedIn
    ? person.doesNotSee('textbox', saysFirst(phone.says))
    : person.seesField(phone));
}

/** A dialog may lie over the order: then it can be read, but its controls cannot be reached. */
async function seesOrder(person: Person, { context }: Planned): Promise<void> {
  const { order, failure } = context;
  if (!order) throw new Error('An order is followed that is not there');
  await person.doesNotSee('heading', title);
  const status = says(STATUS[order.status] ?? '');
  await person.reads(says('ordering.track.announce', { id: order.id, status }));
  if (order.store) await person.readsInOrder(says('ordering.track.store'), order.store.name);
  await person.readsInOrder(...amountsInWords(order.amounts));
  await person.isAt(/^\/track-order\?order_id=100042$/);
  const stale = says('ordering.track.stale');
  await (failure ? person.reads(stale) : person.doesNotRead(stale));
}

/** D-14: while the store has not begun with it, and when it has come to nothing. */
async function seesCancelOption(person: Person, { context }: Planned): Promise<void> {
  await person.doesNotSee(...question);
  const mayCancel = ['pending', 'failed'].includes(context.order?.status ?? '');
  await (mayCancel ? person.canPress('button', cancel) : person.doesNotSee('button', cancel));
}

async function seesReasons(person: Person, { context }: Planned): Promise<void> {
  const dialog = person.within(...question);
  for (const reason of context.reasons) {
    await dialog.sees('radio', reason, { checked: reason === context.reason });
  }
  if (context.cancelFailure) await dialog.within('alert').reads(failureText(context.cancelFailure));
}

/** CHK-07: how old what is shown is, until nothing more happens to it. */
const seesItsAge = (person: Person) => person.reads(says('ordering.track.updated', { when: '' }));

async function waitsForTheServer(person: Person): Promise<void> {
  const dialog = person.within(...question);
  await dialog.cannotPress('button', confirm);
  await dialog.doesNotSee('button', retry);
}

/** What a form does not say twice, and what no page offers under a dialog or once all is over. */
function canBeSaid(it: Planned, step: Step): boolean {
  if (step.kind !== 'user') return true;
  const { form, signedIn, reason } = it.context;
  const isCovered = it.hasTag('canceling');
  const typed = flow.events;
  switch (step.event) {
    case 'orderId.type':
      return form.id !== typed[step.event][step.case]?.text;
    case 'phone.type':
      return !signedIn && form.phone !== typed[step.event][step.case]?.text;
    case 'order.refresh':
      return !isCovered && !it.matches({ following: { looking: 'settled' } });
    case 'other.find':
      return !isCovered;
    case 'reason.choose':
      return reason === null;
    default:
      return true;
  }
}

export const page = definePage(flow, {
  states: {
    starting: passedThrough,
    asking: {
      always: seesForm,
      unsearched: (person) => person.doesNotRead(notFound),
      missing: (person, { context: { failure } }) =>
        person
          .within('alert')
          .reads(failure && !isAbsence(failure) ? failureText(failure) : notFound),
      unread: async (person, { context: { failure } }) => {
        if (failure) await person.within('alert').reads(failureText(failure));
        await person.doesNotRead(notFound);
      },
    },
    finding: async (person) => {
      await person.within('status').reads(says('ordering.track.finding'));
      await person.doesNotSee('textbox', saysFirst(orderId.says));
    },
    following: {
      always: seesOrder,
      looking: {
        deciding: passedThrough,
        waiting: seesItsAge,
        refreshing: seesItsAge,
        paused: { silent: 'The page is hidden.' },
        settled: (person) => person.doesNotSee('button', refresh),
      },
      listing: {
        reading: (person) => person.doesNotSee('heading', items),
        done: async (person, { context }) => {
          if (context.lines === null) return person.doesNotSee('heading', items);
          await person.readsInOrder(
            items,
            ...context.lines.flatMap(({ quantity, name, gross }) => [
              says('ordering.summary.quantity', { quantity }),
              name,
              figuresOf(gross),
            ]),
          );
        },
      },
      canceling: {
        closed: seesCancelOption,
        reading: waitsForTheServer,
        unread: async (person, { context }) => {
          const dialog = person.within(...question);
          if (context.cancelFailure) await dialog.reads(failureText(context.cancelFailure));
          await dialog.canPress('button', retry);
        },
        choosing: seesReasons,
        sending: waitsForTheServer,
      },
    },
  },
  events: {
    'orderId.type': {
      does: (person, { text }) => person.type(orderId, text),
      absent: (person) => person.doesNotSee('textbox', saysFirst(orderId.says)),
    },
    'phone.type': {
      does: (person, { text }) => person.type(phone, text),
      absent: (person) => person.doesNotSee('textbox', saysFirst(phone.says)),
    },
    'order.find': pressing('button', says('ordering.track.find')),
    'other.find': pressing('button', says('ordering.track.another')),
    'order.refresh': pressing('button', refresh),
    'page.show': { sentBy: 'the app', because: 'The browser says that the page is looked at.' },
    'page.hide': { sentBy: 'the app', because: 'The browser says that the page is hidden.' },
    'cancel.ask': {
      does: (person, _, { context }) =>
        context.cancelFailure
          ? person.within(...question).press('button', retry)
          : person.press('button', cancel),
      absent: async (person) => {
        await person.cannotPress('button', retry);
        await person.within('main').cannotPress('button', cancel);
      },
    },
    'reason.choose': {
      does: (person, { reason }) => person.within(...question).press('radio', reason),
      absent: async (person, { context }) => {
        const dialog = person.within(...question);
        for (const reason of context.reasons) await dialog.cannotPress('radio', reason);
      },
    },
    'cancel.confirm': pressing('button', confirm, question),
    'cancel.leave': {
      ...pressing('button', keep, question),
      idle: {
        'following.canceling.sending': 'The app is answering: what it says must not be missed.',
      },
    },
  },
  within: canBeSaid,
});
