import type { SnapshotFrom } from 'xstate';
import type { trackOrderMachine } from '#application/ordering/track-order/machine.ts';
import type { Order } from '#domain/ordering/order.ts';
import { isOver } from '#domain/ordering/order-status.ts';
import { amountsInWords, figuresOf } from '#tests/model/support/figures.ts';
import { failureText } from '#tests/model/support/failures.ts';
import {
  elsewhere,
  trackingPage,
  isNewlyTyped,
  seesWhetherItIsOld,
} from '#tests/model/ordering/tracking.ts';
import { type Step, definePage, says, type Person } from '@sundry/statecharts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof trackOrderMachine>;

const title = says('ordering.track.title');
const items = says('catalogue.kind.items');
const retry = says('kernel.failure.retry');
const cancel = says('ordering.track.cancel');
const confirm = says('ordering.track.cancel');

const trackedPage = trackingPage({
  title,
  cancel,
  confirm,
  number: says('payment.order.id'),
  notFound: says('ordering.track.notFound'),
  find: says('ordering.header.trackOrder'),
  finding: says('ordering.track.finding'),
  another: says('ordering.track.another'),
  keep: says('ordering.track.keep'),
  lead: { guest: says('ordering.track.lead'), customer: says('ordering.track.leadCustomer') },
  notFoundHint: {
    guest: says('ordering.track.notFoundHint'),
    customer: says('ordering.track.notFoundHintCustomer'),
  },
});
const { question } = trackedPage;

const STATUS: Partial<Record<Order['status'], string>> = {
  pending: 'ordering.status.pending',
  confirmed: 'ordering.status.confirmed',
  delivered: 'ordering.status.delivered',
  failed: 'ordering.status.failed',
  canceled: 'ordering.status.canceled',
};

/** Under a dialog the order is readable, but its controls are out of reach. */
async function seesOrder(person: Person, planned: Planned): Promise<void> {
  const { context } = planned;
  const { tracked: order } = context;
  if (!order) throw new Error('An order is tracked that is not there');
  await person.doesNotSee('heading', title);
  const status = says(STATUS[order.status] ?? '');
  await person.reads(says('ordering.track.announce', { id: order.id, status }));
  await seesArrival(person, order);
  if (order.store) await person.readsInOrder(says('ordering.track.store'), order.store.name);
  await person.readsInOrder(...amountsInWords(order.amounts));
  await person.isAt(/^\/track-order\?order_id=100042$/);
  await seesWhetherItIsOld(person, planned);
}

/** D-06: the arrival time and the progress, while the order is on its way. */
async function seesArrival(person: Person, order: Order): Promise<void> {
  const arrives = says('ordering.arrival.arrives', { when: '' });
  const going = GOING_ON[order.status];
  await (isOver(order.status) ? person.doesNotRead(arrives) : person.reads(arrives));
  if (going) await person.reads(says(going));
}

const GOING_ON: Partial<Record<Order['status'], string>> = {
  pending: 'ordering.arrival.pending',
  confirmed: 'ordering.arrival.confirmed',
};

/** D-14: cancelable until the store begins, and after a failed order. */
async function seesCancelOption(person: Person, { context }: Planned): Promise<void> {
  await person.doesNotSee(...question);
  const mayCancel = ['pending', 'failed'].includes(context.tracked?.status ?? '');
  await (mayCancel ? person.canPress('button', cancel) : person.doesNotSee('button', cancel));
}

async function seesReasons(person: Person, { context }: Planned): Promise<void> {
  const dialog = person.within(...question);
  for (const reason of context.reasons) {
    await dialog.sees('radio', reason, { checked: reason === context.reason });
  }
  if (context.cancelFailure) await dialog.within('alert').reads(failureText(context.cancelFailure));
}

async function waitsForTheServer(person: Person): Promise<void> {
  const dialog = person.within(...question);
  await dialog.cannotPress('button', confirm);
  await dialog.doesNotSee('button', retry);
}

/** True unless a dialog or the end of the order rules the step out. */
function canBeSaid(it: Planned, step: Step): boolean {
  const isNew = isNewlyTyped(it, step, flow.events);
  if (isNew !== null || step.kind !== 'user') return isNew ?? true;
  const isCovered = it.hasTag('canceling') || it.hasTag('beside');
  switch (step.event) {
    case 'look.again':
      return (
        !isCovered && !it.hasTag('looking') && !it.matches({ tracking: { looking: 'settled' } })
      );
    case 'other.find':
      return !isCovered;
    case 'reason.choose':
      return it.context.reason === '';
    default:
      return true;
  }
}

const ownPage = {
  silent: 'What is open beside the order has a page of its own, such as ordering/reorder.',
};
const besideEvent = {
  sentBy: 'the app',
  because: 'What is open beside the order says so.',
} as const;

export const page = definePage(flow, {
  states: {
    ...trackedPage.states,
    tracking: {
      always: seesOrder,
      looking: trackedPage.looking,
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
        open: {
          reading: waitsForTheServer,
          unread: async (person, { context }) => {
            const dialog = person.within(...question);
            if (context.cancelFailure) await dialog.reads(failureText(context.cancelFailure));
            await dialog.canPress('button', retry);
          },
          choosing: seesReasons,
          ...trackedPage.sending,
        },
      },
      beside: { closed: ownPage, open: { filling: ownPage, resuming: ownPage } },
    },
  },
  events: {
    ...trackedPage.events,
    'beside.open': besideEvent,
    'beside.close': besideEvent,
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
  },
  elsewhere,
  within: canBeSaid,
});
