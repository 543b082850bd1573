import type { SnapshotFrom } from 'xstate';
import { sendMessage } from '#contract/messaging.ts';
import type { Scope } from '#application/account/scope.ts';
import { outboxMachine } from '#application/messaging/outbox/machine.ts';
import { id } from '#domain/kernel/id.ts';
import { LONGEST_MESSAGE } from '#domain/messaging/message-text.ts';
import { MAX_IMAGES } from '#domain/kernel/picked-images.ts';
import { draftTo, type Letter } from '#domain/messaging/outbox.ts';
import type { Partner } from '#domain/messaging/partner.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures } from '#tests/model/support/wire.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import { aWireMessage, aWireThread } from '#tests/support/builders/messaging-wire.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { defineFlow, type Step } from '@sundry/statecharts';

type Planned = SnapshotFrom<typeof outboxMachine>;

export const STORE: Partner = { kind: 'store', id: id(4) };
const aPicture = (name: string, type = 'image/png') => new File(['picture'], name, { type });
const letter: Letter = { number: 1, to: STORE, text: 'Hello', images: [], order: null };

const wire = {
  sendLetter: calling(
    sendMessage,
    {
      'has arrived': answered(aWireThread([aWireMessage(9, { isMine: true, message: 'Hello' })])),
      ...failures,
    },
    { asks: letter },
  ),
};

const guest = { kind: 'guest', key: 'guest:1', byChoice: true, sessionEnded: false } as const;
const asha = { kind: 'customer', key: 'customer:asha' } as const;
const before: Scope = { principal: asha, place: aPlace(), module: aModule() };
const becomes = (was: Scope['principal'], is: Scope['principal']) => ({
  before: { ...before, principal: was },
  scope: { ...before, principal: is },
});

/** Typing and picking are walked while nothing else goes on, and once while a message is being sent. */
function mayWrite(it: Planned, step: Extract<Step, { kind: 'user' }>): boolean {
  const { letters, drafts, sent, isHere } = it.context;
  const { text, images, refused } = draftTo(drafts, STORE);
  if (!isHere || sent.length > 0) return false;
  if (letters.length > 0) {
    return it.hasTag('busy') && letters.length === 1 && step.case === 'a word' && text === '';
  }
  if (step.event === 'text.type') {
    return images.length + refused.length === 0 && (step.case !== 'nothing' || text !== '');
  }
  return text.length <= 5 && (step.event === 'image.remove' || images.length === 0);
}

function mayStep(it: Planned, step: Step): boolean {
  const { owner, isHere, letters, lastNumber, drafts } = it.context;
  if (step.kind !== 'user') return true;
  const isWritten = draftTo(drafts, STORE).text !== '';
  switch (step.event) {
    case 'customer.change':
      if (owner === null) return step.case === 'Asha';
      if (step.case === 'no one') return isHere && letters.length <= 1;
      return !isHere && letters.length <= 1;
    case 'scope.change':
      return owner !== null && letters.length <= 1 && lastNumber <= 1;
    case 'message.send':
      return owner !== null && lastNumber < 2 && (isHere || lastNumber === 0);
    case 'letter.retry':
    case 'letter.discard':
    case 'letters.arrive':
    case 'network.return':
      return letters.length > 0 && !isWritten;
    default:
      return mayWrite(it, step);
  }
}

export const flow = defineFlow({
  name: 'messaging/outbox',
  machine: outboxMachine,
  inputs: { 'an inbox': undefined },
  events: {
    'text.type': {
      'a word': { to: STORE, text: 'Hello' },
      'too much': { to: STORE, text: 'x'.repeat(LONGEST_MESSAGE + 1) },
      nothing: { to: STORE, text: '' },
    },
    'images.add': {
      'a picture': { to: STORE, files: [aPicture('a.png')] },
      'four pictures': { to: STORE, files: ['a', 'b', 'c', 'd'].map((name) => aPicture(name)) },
      'a page of the web': { to: STORE, files: [aPicture('a.html', 'text/html')] },
    },
    'image.remove': { 'the first': { to: STORE, at: 0 } },
    'message.send': { '': { to: STORE, order: null } },
    'letter.retry': { 'the first': { letter: 1 } },
    'letter.discard': { 'the first': { letter: 1 } },
    'customer.change': {
      Asha: { customer: id<'Customer'>(1) },
      Ben: { customer: id<'Customer'>(2) },
      'no one': { customer: null },
    },
    'network.return': { '': {} },
    'letters.arrive': { 'the first': { letters: [1] } },
    'scope.change': {
      'the customer signs out': becomes(asha, guest),
      'the session ends': becomes(asha, { ...guest, sessionEnded: true }),
    },
  },
  wire,
  outcomes: await outcomesOf(outboxMachine, wire),
  neverFails: ['watchCustomer', 'watchNetwork'],
  equivalents: Object.fromEntries(
    [51, 49].map((kept) => [
      `write KEPT = ${kept} for 50 in the first lines of rules.ts`,
      'It only keeps what is sent from growing without end: walks send two letters.',
    ]),
  ),
  bound: 9_000,
  within: mayStep,
  project: ({ context }) => {
    const { text, images, refused } = draftTo(context.drafts, STORE);
    return {
      owner: context.owner,
      isHere: context.isHere,
      text: text.length,
      images: images.length,
      refused: refused.map(({ refusal }) => refusal).join(),
      letters: context.letters.map(
        ({ number, failure, images: { length } }) =>
          `${number} ${failure?.kind ?? 'waits'} ${length}`,
      ),
      sent: context.sent.length,
      lastNumber: context.lastNumber,
    };
  },
  invariants: {
    'a message carries three pictures at most': ({ context: { drafts, letters } }) =>
      [draftTo(drafts, STORE), ...letters].every(({ images }) => images.length <= MAX_IMAGES),
    'what is on its way is its writer’s, who is signed in': (it) =>
      !it.hasTag('busy') || (it.context.owner !== null && it.context.letters.length > 0),
    'no letter is there twice': ({ context: { letters } }) =>
      new Set(letters.map(({ number }) => number)).size === letters.length,
    'what waits is sent as soon as it can be': (it) =>
      it.hasTag('busy') ||
      !it.context.isHere ||
      it.context.letters.every(({ failure }) => failure !== null),
  },
});
