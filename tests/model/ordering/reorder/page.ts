import type { SnapshotFrom } from 'xstate';
import type { reorderMachine } from '#application/ordering/reorder/machine.ts';
import { toDecimal, type Money } from '#domain/kernel/money.ts';
import {
  canBeHad,
  nothingChanged,
  priceDiffers,
  someCanBeHad,
  type Reorder,
} from '#domain/ordering/reorder.ts';
import { failureText } from '#tests/model/support/failures.ts';
import {
  definePage,
  passedThrough,
  pressing,
  says,
  type Locator,
  type Person,
} from '@sundry/statecharts';
import { flow, ORDER } from './flow.ts';

type Planned = SnapshotFrom<typeof reorderMachine>;

const list: Locator = ['dialog', says('ordering.home.orderAgain')];
const question: Locator = ['alertdialog', says('cart.replace.title')];
const signIn: Locator = ['dialog', says('account.signIn.submit')];
const ask = says('ordering.reorder.buttonOf', { id: ORDER.id });
const confirm = says('ordering.reorder.confirm');
const leave = says('kernel.control.notNow');
const retry = says('kernel.failure.retry');
const yes = says('kernel.confirm.yes');
const no = says('kernel.confirm.cancel');

const inDollars = (amount: Money): string => `$${toDecimal(amount).toFixed(2)}`;

function leadOf(reorder: Reorder): string {
  if (!someCanBeHad(reorder)) return 'leadNone';
  return nothingChanged(reorder) ? 'leadSame' : 'lead';
}

/** Changed lines come first, each with its reason. */
async function seesList(person: Person, { context }: Planned): Promise<void> {
  const { reorder, changedMeanwhile, failure } = context;
  if (!reorder) throw new Error('A list is on show that is not there');
  const dialog = person.within(...list);
  await dialog.reads(says(`ordering.reorder.${leadOf(reorder)}`));
  if (changedMeanwhile) await dialog.reads(says('ordering.reorder.changedMeanwhile'));
  for (const line of reorder.lines) {
    const quantity = canBeHad(line) ? line.available : line.ordered;
    await dialog.reads(says('ordering.reorder.quantity', { quantity, name: line.name }));
    if (line.shortfall) await dialog.reads(says('ordering.reorder.gone'));
    if (priceDiffers(line) && line.is) {
      const [was, is] = [inDollars(line.was), inDollars(line.is)];
      await dialog.reads(says('ordering.reorder.price', { was, is }));
    }
  }
  if (failure) await dialog.within('alert').reads(failureText(failure));
  await dialog.canPress('button', leave);
}

const waits = (person: Person) => person.within(...list).cannotPress('button', confirm);

export const page = definePage(flow, {
  states: {
    idle: async (person) => {
      await person.doesNotSee(...list);
      await person.doesNotSee(...question);
      await person.canPress('button', ask);
    },
    checking: waits,
    unread: async (person, { context: { failure } }) => {
      const dialog = person.within(...list);
      if (failure) await dialog.within('alert').reads(failureText(failure));
      await dialog.canPress('button', retry);
    },
    comparing: passedThrough,
    listing: seesList,
    entering: waits,
    putting: waits,
    askingToReplace: async (person, { context: { otherStore } }) => {
      const dialog = person.within(...question);
      await dialog.reads(says('cart.replace.question'));
      await dialog.reads(otherStore ?? '');
      await dialog.canPress('button', yes);
      await dialog.canPress('button', no);
    },
    replacing: (person) => person.within(...question).cannotPress('button', yes),
    signingIn: (person) => person.sees(...signIn),
  },
  events: {
    'reorder.ask': pressing('button', ask),
    'reorder.retry': pressing('button', retry, list),
    'reorder.confirm': pressing('button', confirm, list),
    'reorder.leave': {
      ...pressing('button', leave, list),
      idle: {
        entering: 'What is under way is told by what comes of it.',
        putting: 'What the server was asked for cannot be taken back.',
      },
    },
    'replace.confirm': pressing('button', yes, question),
    'replace.cancel': {
      ...pressing('button', no, question),
      idle: { replacing: 'What the server was asked for cannot be taken back.' },
    },
  },
});
