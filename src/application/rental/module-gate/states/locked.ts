import { answered, type Answered } from '#application/kernel/answered.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import { journalOf, noticeOfClearing } from '../rules.ts';
import { moduleGate } from '../setup.ts';
import type * as Gate from '../setup.ts';

type Given = { readonly context: Gate.Context };
type Done = { readonly event: { readonly output: Gate.Answer } };

const cleared = {
  target: '#moduleGate.agreed',
  actions: [
    {
      type: 'replaceJournal',
      params: ({ context: { who } }: Given): Gate.Note => ({ who, removed: null }),
    },
    { type: 'showNotice', params: ({ context }: Given) => noticeOfClearing(context) },
    { type: 'saveCount', params: EMPTY_TRIP_CART },
    'reloadTripCart',
    'notifyOtherTabs',
  ],
} as const;

/** Not cleared. Notes again the lines that a closed tab had noted. */
const notCleared = [
  {
    type: 'replaceJournal',
    params: ({ context: { who, removed } }: Given): Gate.Note => ({ who, removed }),
  },
  'reloadTripCart',
] as const;

const cancel = { guard: 'customerHasAgreed', target: '#moduleGate.kept' } as const;

const waiting = moduleGate.createStateConfig({
  description:
    'No other tab is to be at work on the trip cart. What one that was closed had removed belongs to it.',
  tags: 'busy',
  meta: { reqs: ['RENT-CART-17', 'RENT-CART-31'] },
  invoke: {
    id: 'takeJournal',
    src: 'takeJournal',
    input: ({ context }) => context.who,
    onDone: {
      target: 'reading',
      actions: { type: 'setNote', params: ({ event }) => event.output },
    },
  },
  on: { 'prompt.cancel': cancel },
});

const reading = moduleGate.createStateConfig({
  description: 'The server is asked what is in the trip cart.',
  tags: 'busy',
  meta: { reqs: ['RENT-CART-31'] },
  invoke: {
    id: 'readCart',
    src: 'readCart',
    input: undefined,
    onDone: answered(({ value, failure }: Answered<Gate.Answer>) => ({
      accepted: { target: 'comparing', actions: { type: 'setCart', params: value } },
      failed: {
        target: '#moduleGate.kept',
        actions: { type: 'showFailure', params: failure },
      },
    })),
  },
  on: { 'prompt.cancel': cancel },
});

const comparing = moduleGate.createStateConfig({
  description:
    'Is any zone of the module one in which the provider hands vehicles over? If not: has the customer said yes ' +
    'to just what is in the trip cart now?',
  meta: { reqs: ['RENT-CART-31'] },
  always: [
    { guard: 'pickupIsServed', target: '#moduleGate.agreed' },
    {
      guard: 'cartIsAsAgreed',
      target: 'clearing',
      actions: {
        type: 'replaceJournal',
        params: ({ context }) => ({ who: context.who, removed: journalOf(context) }),
      },
    },
    { target: '#moduleGate.asking' },
  ],
});

const clearing = moduleGate.createStateConfig({
  description:
    'The trip cart is cleared, and its lines stay noted in this browser until that is known. Only then the module is chosen.',
  tags: 'busy',
  meta: { reqs: ['RENT-CART-31'] },
  invoke: {
    id: 'clearCart',
    src: 'clearCart',
    input: undefined,
    onDone: answered(({ failure }: Answered<Gate.Answer>) => {
      const refused = {
        target: '#moduleGate.kept',
        actions: [{ type: 'showFailure', params: failure }, ...notCleared],
      } as const;
      return {
        accepted: cleared,
        signedOut: refused,
        refused,
        failed: { target: 'lookingAgain', actions: { type: 'showFailure', params: failure } },
      };
    }),
  },
});

const lookingAgain = moduleGate.createStateConfig({
  description:
    'The answer may have been lost: the server is asked whether the trip cart was cleared after all.',
  tags: 'busy',
  meta: { reqs: ['RENT-CART-31'] },
  invoke: {
    id: 'readAgain',
    src: 'readCart',
    input: undefined,
    onDone: [
      {
        guard: { type: 'cartIsEmptied', params: ({ event }: Done) => event.output },
        ...cleared,
      },
      {
        guard: { type: 'answerIsAccepted', params: ({ event }: Done) => event.output },
        target: '#moduleGate.kept',
        actions: notCleared,
      },
      {
        target: '#moduleGate.uncertain',
        actions: [
          { type: 'showNotice', params: { kind: 'tripCartUncertain' } },
          'reloadTripCart',
          'notifyOtherTabs',
        ],
      },
    ],
  },
});

/** Every exit releases the lock. Exit actions write the journal before another tab can lock it. */
export const locked = moduleGate.createStateConfig({
  description: 'No other tab of this browser changes the trip cart in several calls meanwhile.',
  meta: { reqs: ['RENT-CART-17', 'RENT-CART-31'] },
  initial: 'waiting',
  exit: 'releaseJournal',
  states: { waiting, reading, comparing, clearing, lookingAgain },
});
