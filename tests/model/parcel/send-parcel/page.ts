import type { SnapshotFrom } from 'xstate';
import type { sendParcelMachine } from '#application/parcel/send-parcel/machine.ts';
import { failureText } from '#tests/model/support/failures.ts';
import {
  definePage,
  either,
  pressing,
  says,
  saysFirst,
  type Locator,
  type MessageText,
  type Person,
} from '@sundry/statecharts';
import { isReady } from '#application/parcel/send-parcel/rules.ts';
import { FIFTH_AVENUE, MOTT_STREET } from '#tests/support/builders/parcel.ts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof sendParcelMachine>;

const STEPS = ['sender', 'receiver', 'contents', 'payer', 'summary'] as const;
type Step = (typeof STEPS)[number];

const part = (step: Step): Locator => ['group', says(`parcel.send.${step}`)];
const next = says('kernel.control.continue');
const back = says('kernel.control.back');
const submit = says('parcel.send.submit');
const finish = says('parcel.send.finish');
const startOver = says('kernel.control.startOver');
const askAgain = says('kernel.control.askAgain');
const retry = says('kernel.failure.retry');
const name = says('parcel.send.name');
const weight = says('parcel.send.weight');
const tick = says('parcel.send.acknowledge');
const map: Locator = ['dialog'];
const signIn: Locator = ['dialog', says('account.signIn.submit')];
const METHODS = {
  cash_on_delivery: 'parcel.send.cash',
  digital_payment: 'payment.online',
  wallet: 'wallet.titles.wallet',
} as const;
const money = (minor: number) => `$${(minor / 100).toFixed(2)}`;

const placeButton = (label: 'pickUpAt' | 'bringTo', address: string | null): MessageText =>
  says('location.placeField.name', {
    label: says(`parcel.send.${label}`),
    place: address ?? says('location.placeField.choose'),
  });

const anyPlaceButton = either(
  placeButton('pickUpAt', null),
  placeButton('pickUpAt', MOTT_STREET.address),
  placeButton('bringTo', MOTT_STREET.address),
  placeButton('bringTo', FIFTH_AVENUE.address),
);

async function isAtStep(person: Person, step: Step): Promise<void> {
  const at = STEPS.indexOf(step) + 1;
  const position = { at, count: STEPS.length, name: says(`parcel.send.${step}`) };
  await person.reads(says('parcel.send.stepOf', position));
}

/** Name and phone, the picked address, and the marked fields. */
async function seesEnd(
  person: Person,
  { context }: Planned,
  step: 'sender' | 'receiver',
): Promise<void> {
  await isAtStep(person, step);
  const end = context.form[step];
  const refusals = context[`${step}Refusals`];
  const form = person.within(...part(step));
  await form.seesField(name);
  const label = step === 'sender' ? 'pickUpAt' : 'bringTo';
  await form.canPress('button', placeButton(label, end.place?.address ?? null));
  if (refusals.name) await form.seesMarked(name);
  if (refusals.place === 'missing') await form.reads(says('parcel.send.placeMissing'));
  if (refusals.place === 'same') await form.reads(says('parcel.send.placeSame'));
  await person.canPress('button', next);
}

async function seesSummary(person: Person, { context }: Planned): Promise<void> {
  await isAtStep(person, 'summary');
  const { sender, receiver } = context.form;
  await person
    .within(...part('summary'))
    .readsInOrder(
      sender.name,
      sender.place?.address ?? '',
      receiver.name,
      receiver.place?.address ?? '',
    );
}

async function seesInterrupted(person: Person, { context }: Planned): Promise<void> {
  const receiver = context.unanswered?.parcel.receiver.name ?? '';
  await person.sees('heading', says('parcel.send.interruptedTitle'));
  await person.reads(says('parcel.send.interruptedText', { receiver }));
}

const waits = async (person: Person, planned: Planned): Promise<void> => {
  if (planned.context.unanswered) {
    await seesInterrupted(person, planned);
    await person.cannotPress('button', finish);
    await person.cannotPress('button', startOver);
    return;
  }
  await seesSummary(person, planned);
  await person.cannotPress('button', submit);
  await person.cannotPress('button', back);
};

export const page = definePage(flow, {
  states: {
    recalling: (person) => person.reads(says('kernel.loading')),
    interrupted: async (person, planned) => {
      await seesInterrupted(person, planned);
      const { failure } = planned.context;
      if (failure) await person.reads(failureText(failure));
      await person.canPress('button', finish);
      await person.canPress('button', startOver);
    },
    sender: async (person, planned) => {
      await seesEnd(person, planned, 'sender');
      await person.doesNotSee('button', back);
    },
    fetchingPlace: (person) => person.sees(...map),
    receiver: async (person, planned) => {
      await seesEnd(person, planned, 'receiver');
      await person.canPress('button', back);
    },
    bringingPlace: (person) => person.sees(...map),
    contents: async (person, { context }) => {
      await isAtStep(person, 'contents');
      const form = person.within(...part('contents'));
      await form.seesField(weight);
      await form.reads(says('parcel.send.prohibited'));
      await form.sees('checkbox', tick, { checked: context.form.contents.acknowledged });
      const { contentsRefusals: refusals } = context;
      if (refusals.weight) await form.seesMarked(weight);
      if (refusals.acknowledged) await form.reads(says('parcel.send.acknowledgeMissing'));
    },
    payer: async (person, { context }) => {
      await isAtStep(person, 'payer');
      const chosen = saysFirst(`parcel.send.${context.form.payer}Pays`);
      await person.sees('radio', chosen, { checked: true });
    },
    quoting: async (person, planned) => {
      await waits(person, planned);
      await person.reads(says('kernel.amounts.quoting'));
    },
    unpriced: async (person, planned) => {
      await seesSummary(person, planned);
      const { failure } = planned.context;
      await person.reads(says('parcel.send.unpriced'));
      if (failure) await person.reads(failureText(failure));
      await person.canPress('button', retry);
      await person.canPress('button', back);
      await person.doesNotSee('button', submit);
    },
    summary: async (person, planned) => {
      const { quote, shown, method, failure } = planned.context;
      await seesSummary(person, planned);
      if (quote) await person.readsInOrder(says('kernel.amounts.total'), money(quote.fee.minor));
      if (method) await person.sees('radio', saysFirst(METHODS[method]), { checked: true });
      if (failure) {
        await person.reads(says('parcel.send.notPlaced'));
        await person.reads(failureText(failure));
      }
      if (quote && shown && shown.fee.minor !== quote.fee.minor) {
        await person.reads(says('parcel.send.feeChanged'));
        await person.readsInOrder(money(shown.fee.minor), money(quote.fee.minor));
      }
      if (isReady(planned.context)) await person.canPress('button', submit);
      else await person.cannotPress('button', submit);
    },
    placing: async (person, planned) => {
      await waits(person, planned);
      await person.doesNotRead(says('parcel.send.notPlaced'));
    },
    unsure: async (person, planned) => {
      const { quote, method } = planned.context;
      await waits(person, planned);
      await person.sees('heading', says('parcel.send.unsureTitle'));
      await person.reads(says('parcel.send.unsureText'));
      await person.doesNotRead(says('parcel.send.notPlaced'));
      if (quote) await person.readsInOrder(says('kernel.amounts.total'), money(quote.fee.minor));
      if (method) await person.sees('radio', saysFirst(METHODS[method]), { checked: true });
      await person.canPress('button', askAgain);
    },
    signingIn: (person) => person.sees(...signIn),
    comingBack: waits,
    placed: async (person, { context: { placed, method } }) => {
      // An online order is no success before it is paid.
      const isOnline = method === 'digital_payment';
      await person.sees(
        'heading',
        says(isOnline ? 'payment.pay.looking' : 'parcel.send.placedTitle'),
      );
      const paid = { money: money(placed?.total.minor ?? 0) };
      if (isOnline) await person.reads(says('payment.placed.payOnline', paid));
      if (method === 'wallet') await person.reads(says('payment.placed.paidFromWallet', paid));
      await person.reads(String(placed?.id));
      await person.sees('link', says('parcel.send.track'));
      await person.sees('link', says('parcel.send.openLink'));
      await person.doesNotSee('button', submit);
    },
  },
  events: {
    'end.type': {
      does: (person, { text }) => person.type(name, text),
      absent: (person) => person.cannotType(name),
    },
    'place.ask': {
      does: (person) => person.press('button', anyPlaceButton),
      absent: async (person) => {
        await person.cannotPress('button', placeButton('pickUpAt', null));
        await person.cannotPress('button', placeButton('bringTo', null));
      },
    },
    'contents.type': {
      does: (person, { text }) => person.type(weight, text),
      absent: (person) => person.cannotType(weight),
    },
    'prohibited.tick': {
      does: (person, { acknowledged }) => person.tick(tick, acknowledged),
      absent: (person) => person.doesNotSee('checkbox', tick),
    },
    'payer.choose': {
      does: (person, { payer }) => person.press('radio', saysFirst(`parcel.send.${payer}Pays`)),
      absent: (person) => person.doesNotSee('radio', saysFirst('parcel.send.senderPays')),
    },
    'method.choose': {
      does: (person, { method }) => person.press('radio', saysFirst(METHODS[method])),
      absent: (person) => person.cannotPress('radio', saysFirst('parcel.send.cash')),
    },
    'step.next': pressing('button', next),
    'step.back': pressing('button', back),
    'quote.retry': pressing('button', retry),
    'parcel.submit': { ...pressing('button', submit), insists: true },
    'parcel.retry': pressing('button', either(askAgain, finish)),
    'parcel.abandon': pressing('button', startOver),
    'visitor.change': { sentBy: 'the app', because: 'The session knows who is here.' },
  },
});
