import type { SnapshotFrom } from 'xstate';
import type { payMachine } from '#application/payment/pay/machine.ts';
import { isOffered, type OtherWay, type Payable } from '#domain/payment/payable.ts';
import { failureText } from '#tests/model/support/failures.ts';
import {
  definePage,
  either,
  pressing,
  says,
  type Person,
  type TextMatch,
} from '@sundry/statecharts';
import { flow } from './flow.ts';

const begin = either(says('payment.pay.begin'), says('payment.pay.again'));
const wallet = says('payment.pay.wallet');
const cash = says('payment.pay.cash');
const check = says('kernel.control.checkAgain');
const OTHER = { wallet, cash } as const;
const WAYS = ['wallet', 'cash'] as const;
const amount = '$18.60';
const kind = 'order';
/** In the shop's time zone. */
const time = '1:00 PM';

const UNPAID: Readonly<Record<string, TextMatch>> = {
  unbegun: says('payment.pay.unbegun'),
  open: says('payment.pay.unbegun'),
  declined: says('payment.pay.declined'),
  canceled: says('payment.pay.canceled'),
};
const CLOSED: Readonly<Record<string, readonly TextMatch[]>> = {
  runOut: [says('payment.pay.runOut', { kind }), says('payment.pay.runOutText')],
  returned: [says('payment.pay.returned', { amount }), says('payment.pay.returnedText', { kind })],
  owedBack: [says('payment.pay.owedBack', { amount }), says('payment.pay.owedBackText', { kind })],
  over: [says('payment.pay.over', { kind })],
};

async function readsAll(person: Person, texts: readonly TextMatch[]) {
  for (const text of texts) await person.within('status').reads(text);
}
async function offersNothing(person: Person) {
  for (const button of [begin, wallet, cash]) await person.doesNotSee('button', button);
}
const gatewayOf = (payable: Payable | null) =>
  says(FAILED.includes(payable?.stage ?? '') ? 'payment.pay.again' : 'payment.pay.begin');
const FAILED = ['declined', 'canceled'];
async function offers(person: Person, payable: Payable | null) {
  for (const [way, button] of Object.entries({ gateway: gatewayOf(payable), wallet, cash })) {
    const option = payable?.options.find(({ method }) => method === way);
    if (!option) await person.doesNotSee('button', button);
    else if (option.available) await person.canPress('button', button);
    else await person.cannotPress('button', button);
  }
  await person.canPress('button', check);
}

const canPayBy = (way: OtherWay, planned: SnapshotFrom<typeof payMachine>) =>
  planned.hasTag('payable') && isOffered(planned.context.payable, way);

export const page = definePage(flow, {
  states: {
    reading: async (person) => {
      await readsAll(person, [says('payment.pay.looking')]);
      await offersNothing(person);
    },
    beginning: async (person) => {
      await readsAll(person, [says('payment.pay.leavingText', { amount })]);
      await offersNothing(person);
    },
    leaving: async (person) => {
      await readsAll(person, [says('payment.pay.leaving')]);
      await offersNothing(person);
      await person.canPress('button', check);
    },
    awaited: async (person, { context: { failure, payable } }) => {
      await readsAll(person, [
        says('payment.pay.awaited'),
        says('payment.pay.awaitedText', { time }),
      ]);
      if (failure) await person.within('alert').reads(failureText(failure));
      await offers(person, payable);
    },
    unpaid: async (person, { context: { failure, payable } }) => {
      await readsAll(person, [
        UNPAID[payable?.stage ?? ''] ?? '',
        says('payment.pay.unpaidText', { time }),
      ]);
      if (failure) await person.within('alert').reads(failureText(failure));
      await offers(person, payable);
    },
    changing: async (person) => {
      await readsAll(person, [says('payment.pay.looking')]);
      await offersNothing(person);
    },
    settled: async (person, { context: { payable, from } }) => {
      await offersNothing(person);
      if (from === 'tracking') {
        const isInCash = payable?.stage === 'inCash';
        return readsAll(person, [says(isInCash ? 'payment.pay.inCash' : 'payment.pay.paid')]);
      }
      await person.sees('heading', says('ordering.placed.title', { count: 1 }));
      const paid = says('payment.placed.paid', { money: amount });
      const inCash = says('payment.placed.payCash', { money: amount });
      await person.reads(payable?.stage === 'inCash' ? inCash : paid);
    },
    closed: async (person, { context: { payable } }) => {
      await readsAll(person, CLOSED[payable?.stage ?? ''] ?? []);
      await offersNothing(person);
    },
    unread: async (person, { context: { failure } }) => {
      await readsAll(person, [says('payment.pay.unread')]);
      if (failure) await person.within('alert').reads(failureText(failure));
      await offersNothing(person);
      await person.canPress('button', check);
    },
  },
  events: {
    'payment.begin': pressing('button', begin),
    'payment.check': pressing('button', check),
    'method.change': {
      does: (person, { method }) => person.press('button', OTHER[method]),
      absent: async (person, planned) => {
        for (const way of WAYS)
          if (!canPayBy(way, planned)) await person.cannotPress('button', OTHER[way]);
      },
    },
  },
});
