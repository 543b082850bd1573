import { assign, sendTo } from 'xstate';
import type { ModuleSwitch } from '#application/catalogue/module-gate.port.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import { effect } from '#application/kernel/effect.ts';
import { finalOutput } from '#application/kernel/final-output.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import type { RemovedLine, RemovedLines } from '#application/rental/rollback-journal.port.ts';
import type {
  TripCartAnswer,
  TripCartFailure,
} from '#application/rental/trip-cart-gateway.port.ts';
import { noticeOfFailure } from '#application/rental/trip-cart/rules.ts';
import type { Principal } from '#domain/account/principal.ts';
import type { Module } from '#domain/catalogue/module.ts';
import { type TripCart, EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import { journalOf, noticeOfClearing } from './rules.ts';
import * as select from './rules.ts';

export type Command = { readonly type: 'prompt.confirm' } | { readonly type: 'prompt.cancel' };

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    moduleGate: Pick<ModuleSwitch, 'module'>;
  }
}

/** Owner of the trip cart, and the module about to be chosen. */
export type Input = { readonly who: Principal['key']; readonly module: Module };
export type Context = Input & {
  readonly cart: TripCart;
  /** Lines that a closed tab had removed: they belong to the trip cart and are restored later. */
  readonly removed: RemovedLines | null;
  readonly agreed: readonly RemovedLine[] | null;
};
type Note = { readonly who: Input['who']; readonly removed: RemovedLines | null };
type Output = 'agreed' | 'kept';
type Tag = 'asking' | 'busy';

export const slots = {
  actors: {
    takeJournal: portActor<Input['who'], RemovedLines | null>('takeJournal'),
    readCart: portActor<undefined, TripCartAnswer>('readCart'),
    clearCart: portActor<undefined, TripCartAnswer>('clearCart'),
  },
  effects: {
    replaceJournal: effect<Note>(),
    releaseJournal: effect(),
    saveCount: effect<TripCart>(),
    notifyOtherTabs: effect(),
  },
};

const moduleGate = setupMachine({
  types: {} as { input: Input; context: Context; events: Command; output: Output; tags: Tag },
  slots,
  sets: ['cart'],
  guards: {
    cartIsEmptied: (_, answer: TripCartAnswer) => answer.ok && answer.value.lines.length === 0,
    pickupIsServed: ({ context }) => select.isServed(context),
    cartIsAsAgreed: ({ context }) => select.isAgreed(context),
    customerHasAgreed: ({ context }) => context.agreed !== null,
  },
  actions: {
    setNote: assign((_, removed: RemovedLines | null) => ({ removed })),
    agree: assign(({ context }) => ({ agreed: select.linesIn(context) })),
    /** Reads the server's current cart. */
    reloadTripCart: sendTo(to('tripCart'), { type: 'cart.reload' }),
    showFailure: sendTo(to('toasts'), (_, failure: TripCartFailure) =>
      showing(_, noticeOfFailure(failure)),
    ),
  },
});

type Given = { readonly context: Context };
type Done = { readonly event: { readonly output: TripCartAnswer } };

const cleared = {
  target: '#moduleGate.agreed',
  actions: [
    {
      type: 'replaceJournal',
      params: ({ context: { who } }: Given): Note => ({ who, removed: null }),
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
    params: ({ context: { who, removed } }: Given): Note => ({ who, removed }),
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
    onDone: answered(({ value, failure }: Answered<TripCartAnswer>) => ({
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
    onDone: answered(({ failure }: Answered<TripCartAnswer>) => {
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
const locked = moduleGate.createStateConfig({
  description: 'No other tab of this browser changes the trip cart in several calls meanwhile.',
  meta: { reqs: ['RENT-CART-17', 'RENT-CART-31'] },
  initial: 'waiting',
  exit: 'releaseJournal',
  states: { waiting, reading, comparing, clearing, lookingAgain },
});

/**
 * Reads and clears the trip cart while no other tab of this browser runs a chain of calls on it.
 * The lock is released while the customer is asked: their consent covers the lines shown, and the
 * cart is reread before it is cleared.
 */
export const moduleGateMachine = moduleGate.createMachine({
  id: 'moduleGate',
  description:
    'Before another module that rents vehicles is chosen: does the provider of the trip cart hand vehicles over there?',
  context: ({ input }) => ({ ...input, cart: EMPTY_TRIP_CART, removed: null, agreed: null }),
  initial: 'locked',
  states: {
    locked,
    asking: {
      description: 'The trip cart would be cleared. The customer is asked, and told what is in it.',
      tags: 'asking',
      meta: { reqs: ['RENT-CART-31'] },
      on: {
        'prompt.confirm': { target: 'locked', actions: 'agree' },
        'prompt.cancel': 'kept',
      },
    },
    agreed: {
      type: 'final',
      description: 'The module may be chosen.',
      meta: { reqs: ['RENT-CART-31', 'ERR-22'] },
      output: 'agreed',
    },
    kept: {
      type: 'final',
      description: 'The customer stays in the module, and the trip cart is as it was.',
      meta: { reqs: ['RENT-CART-31'] },
      output: 'kept',
    },
    uncertain: {
      type: 'final',
      description:
        'The customer stays in the module. Whether the trip cart was cleared is not known: what was in it stays ' +
        'noted, and is put back as soon as the trip cart can be read.',
      meta: { reqs: ['RENT-CART-31'] },
      output: 'kept',
    },
  },
  output: finalOutput<Output>(),
});
