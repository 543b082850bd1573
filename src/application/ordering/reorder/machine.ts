import { assign, sendTo } from 'xstate';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import type { Tracker } from '#application/kernel/tracker.ts';
import { enterModule } from '#application/ordering/enter-module.ts';
import type { PutAgainFailure } from '#application/ordering/reorder-gateway.port.ts';
import { closedBeside, trackerActions } from '#application/ordering/tracker.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import { nothingChanged, type Reorder, someCanBeHad } from '#domain/ordering/reorder.ts';

export type Command =
  | { readonly type: 'reorder.ask'; readonly order: OrderClaim }
  | { readonly type: 'reorder.retry' }
  | { readonly type: 'reorder.confirm' }
  | { readonly type: 'reorder.leave' }
  | { readonly type: 'replace.confirm' }
  | { readonly type: 'replace.cancel' };

/** Null in the list of all orders, where none is tracked. */
export type Input = { readonly tracker: Tracker | null };

export type Context = Input & {
  /** The order to repeat. */
  readonly order: OrderClaim | null;
  readonly reorder: Reorder | null;
  /** True where availability has changed: a notice says so, and the new list is shown. */
  readonly changedMeanwhile: boolean;
  /** The store of the goods that may leave the cart, in the server's words. */
  readonly otherStore: string | null;
  readonly failure: CallFailure | null;
};

export type CheckAnswer = Result<Reorder, CallFailure>;
export type PutAgain = { readonly reorder: Reorder; readonly replaces: boolean };
export type PutAnswer = Result<null, PutAgainFailure>;

export type Tag = 'open' | 'unread' | 'listing' | 'busy' | 'askingToReplace';

export const reorderSlots = {
  actors: {
    checkReorder: portActor<OrderClaim, CheckAnswer>('checkReorder'),
    putAgain: portActor<PutAgain, PutAnswer>('putAgain'),
  },
  effects: {
    /** Over the current page. */
    openCart: effect(),
  },
};

const NOTHING = {
  order: null,
  reorder: null,
  changedMeanwhile: false,
  otherStore: null,
  failure: null,
} as const;

export const begin = ({ tracker }: Input): Context => ({ tracker, ...NOTHING });

export const again = setupMachine({
  types: {} as { input: Input; context: Context; events: Command; tags: Tag },
  slots: reorderSlots,
  sets: ['failure'],
  clears: ['failure'],
  actors: { authenticate: requireSignIn, enterModule },
  guards: {
    nothingChanged: ({ context }) => context.reorder !== null && nothingChanged(context.reorder),
    someCanBeHad: ({ context }) => context.reorder !== null && someCanBeHad(context.reorder),
    isInModule: (_, entered: boolean) => entered,
    isDismissed: (_, outcome: AuthenticationOutcome) => outcome === 'dismissed',
    meetsOtherStore: (_, answer: PutAnswer) => !answer.ok && answer.failure.kind === 'otherStore',
    hasChanged: (_, answer: PutAnswer) => !answer.ok && answer.failure.kind === 'changed',
  },
  actions: {
    ...trackerActions,
    setOrder: assign((_, order: OrderClaim) => ({ ...NOTHING, order })),
    setReorder: assign((_, reorder: Reorder) => ({ reorder, failure: null })),
    markChanged: assign({ changedMeanwhile: true }),
    setOtherStore: assign((_, answer: PutAnswer) => ({
      otherStore: !answer.ok && answer.failure.kind === 'otherStore' ? answer.failure.said : null,
    })),
    clearOrder: assign(NOTHING),
    reloadCart: sendTo(to('cart'), { type: 'cart.reload' }),
  },
});

export function orderIn({ order }: Context): OrderClaim {
  if (!order) throw new Defect('Something is ordered again before it was named');
  return order;
}

export function toPut(context: Context, replaces: boolean): PutAgain {
  if (!context.reorder) throw new Defect('Something is put into the cart before it was looked at');
  return { reorder: context.reorder, replaces };
}

type Taken = 'otherStore' | 'changed';

/** Answers to putting it in, with or without another store's goods in the cart. */
const putAnswers = [
  ...([
    {
      guard: {
        type: 'meetsOtherStore',
        params: ({ event }: { readonly event: { readonly output: PutAnswer } }) => event.output,
      },
      target: 'askingToReplace',
      actions: {
        type: 'setOtherStore',
        params: ({ event }: { readonly event: { readonly output: PutAnswer } }) => event.output,
      },
    },
    {
      guard: {
        type: 'hasChanged',
        params: ({ event }: { readonly event: { readonly output: PutAnswer } }) => event.output,
      },
      target: 'checking',
      actions: 'markChanged',
    },
  ] as const),
  ...answered(({ failure }: Answered<PutAnswer, Taken>) => ({
    accepted: {
      target: 'idle',
      actions: [
        'clearOrder',
        'reloadCart',
        { type: 'showNotice', params: { kind: 'orderedAgain' } },
        'openCart',
      ],
    },
    signedOut: { target: 'signingIn' },
    failed: { target: 'listing', actions: { type: 'setFailure', params: failure } },
  })),
] as const;

export const reorderMachine = again.createMachine({
  id: 'reorder',
  description:
    'What was ordered once is put into the cart again, after the customer has seen what has changed since.',
  context: ({ input }) => begin(input),
  initial: 'idle',
  states: {
    idle: {
      ...closedBeside,
      description: 'Nothing is being ordered again.',
      meta: { reqs: ['CHK-14'] },
      on: {
        'reorder.ask': {
          target: 'checking',
          actions: { type: 'setOrder', params: ({ event }) => event.order },
        },
      },
    },
    checking: {
      description: 'The server looks at every line: what is gone, sold out, or has another price.',
      tags: ['open', 'busy'],
      meta: { reqs: ['CHK-14'] },
      invoke: {
        id: 'checkReorder',
        src: 'checkReorder',
        input: ({ context }) => orderIn(context),
        onDone: answered(({ value, failure }: Answered<CheckAnswer>) => ({
          accepted: { target: 'comparing', actions: { type: 'setReorder', params: value } },
          signedOut: { target: 'signingIn' },
          failed: { target: 'unread', actions: { type: 'setFailure', params: failure } },
        })),
      },
      on: { 'reorder.leave': { target: 'idle', actions: 'clearOrder' } },
    },
    unread: {
      description: 'It could not be looked at. The customer may try again.',
      tags: ['open', 'unread'],
      meta: { reqs: ['ERR-29'] },
      on: {
        'reorder.retry': { target: 'checking', actions: 'clearFailure' },
        'reorder.leave': { target: 'idle', actions: 'clearOrder' },
      },
    },
    comparing: {
      description: 'Is there anything that the customer has to see first?',
      meta: { reqs: ['CHK-14'] },
      always: [{ guard: 'nothingChanged', target: 'entering' }, { target: 'listing' }],
    },
    listing: {
      description:
        'What has changed, and what cannot be had, is on show. Nothing is in the cart yet.',
      tags: ['open', 'listing'],
      meta: { reqs: ['CHK-14'] },
      on: {
        'reorder.confirm': {
          guard: 'someCanBeHad',
          target: 'entering',
          actions: 'clearFailure',
        },
        'reorder.leave': { target: 'idle', actions: 'clearOrder' },
      },
    },
    entering: {
      description:
        'The customer goes into the module of the order, unless they would lose something by it and keep that.',
      tags: ['open', 'busy'],
      meta: { reqs: ['MOD-08'] },
      invoke: {
        id: 'enterModule',
        src: 'enterModule',
        input: ({ context }) => ({ module: toPut(context, false).reorder.moduleId }),
        onDone: [
          {
            guard: { type: 'isInModule', params: ({ event }) => event.output },
            target: 'putting',
          },
          { target: 'listing' },
        ],
      },
    },
    putting: {
      description: 'The server puts all that can be had into the cart.',
      tags: ['open', 'busy'],
      meta: { reqs: ['CART-20', 'CART-21'] },
      invoke: {
        id: 'putAgain',
        src: 'putAgain',
        input: ({ context }) => toPut(context, false),
        onDone: putAnswers,
      },
    },
    askingToReplace: {
      description:
        "The cart holds another store's goods: the customer is asked whether they may go.",
      tags: 'askingToReplace',
      meta: { reqs: ['CART-20', 'CART-21', 'ERR-23'] },
      on: {
        'replace.confirm': 'replacing',
        'replace.cancel': { target: 'idle', actions: 'clearOrder' },
      },
    },
    replacing: {
      description: "The server puts it in, and takes the other store's goods out.",
      tags: ['askingToReplace', 'busy'],
      meta: { reqs: ['CART-21'] },
      invoke: {
        id: 'replaceCart',
        src: 'putAgain',
        input: ({ context }) => toPut(context, true),
        onDone: putAnswers,
      },
    },
    signingIn: {
      description:
        'Neither a customer nor a guest is there. Whose cart it is decides anew what can be had.',
      tags: 'busy',
      meta: { reqs: ['AUTH-05', 'ROLE-03'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: { view: 'signIn', offerGuest: true },
        onDone: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event.output },
            target: 'idle',
            actions: 'clearOrder',
          },
          { target: 'checking' },
        ],
      },
    },
  },
});
