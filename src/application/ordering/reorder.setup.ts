import { assign, sendTo, setup } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import { nothingChanged, someCanBeHad, type Reorder } from '#domain/ordering/reorder.ts';
import { enterModule } from './enter-module.ts';
import { trackerActions } from './tracker.ts';
import type * as Again from './reorder.types.ts';

/** What ordering again needs from outside. */
export const reorderSlots = {
  actors: {
    checkReorder: portActor<OrderClaim, Again.CheckAnswer>('checkReorder'),
    putAgain: portActor<Again.PutAgain, Again.PutAnswer>('putAgain'),
  },
  effects: {
    /** Over the page that the customer is on. */
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

export const begin = ({ tracker }: Again.Input): Again.Context => ({ tracker, ...NOTHING });

export const again = setup({
  types: {
    input: {} as Again.Input,
    context: {} as Again.Context,
    events: {} as Again.Command,
    tags: {} as Again.Tag,
    meta: {} as Meta,
  },
  actors: { ...reorderSlots.actors, authenticate: requireSignIn, enterModule },
  guards: {
    ...answerGuards,
    nothingChanged: ({ context }) => context.reorder !== null && nothingChanged(context.reorder),
    someCanBeHad: ({ context }) => context.reorder !== null && someCanBeHad(context.reorder),
    isInModule: (_, entered: boolean) => entered,
    isDismissed: (_, outcome: AuthenticationOutcome) => outcome === 'dismissed',
    meetsOtherStore: (_, answer: Again.PutAnswer) =>
      !answer.ok && answer.failure.kind === 'otherStore',
    hasChanged: (_, answer: Again.PutAnswer) => !answer.ok && answer.failure.kind === 'changed',
  },
  actions: {
    ...reorderSlots.effects,
    ...trackerActions,
    setOrder: assign((_, order: OrderClaim) => ({ ...NOTHING, order })),
    setReorder: assign((_, reorder: Reorder) => ({ reorder, failure: null })),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    clearFailure: assign({ failure: null }),
    markChanged: assign({ changedMeanwhile: true }),
    setOtherStore: assign((_, answer: Again.PutAnswer) => ({
      otherStore: !answer.ok && answer.failure.kind === 'otherStore' ? answer.failure.said : null,
    })),
    clearOrder: assign(NOTHING),
    reloadCart: sendTo(to('cart'), { type: 'cart.reload' }),
    showNotice: sendTo(to('toasts'), showing),
  },
});

export function orderIn({ order }: Again.Context): OrderClaim {
  if (!order) throw new Defect('Something is ordered again before it was named');
  return order;
}

export function toPut(context: Again.Context, replaces: boolean): Again.PutAgain {
  if (!context.reorder) throw new Defect('Something is put into the cart before it was looked at');
  return { reorder: context.reorder, replaces };
}
