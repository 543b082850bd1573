import { assign, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import type { TripCart } from '#domain/rental/trip-cart.ts';
import * as select from './module-gate.context.ts';
import type * as Gate from './module-gate.types.ts';
import type { RemovedLines } from './rollback-journal.port.ts';
import { noticeOfFailure } from './trip-cart.context.ts';

/** What the gate needs from outside. */
export const slots = {
  actors: {
    takeJournal: portActor<Gate.Input['who'], RemovedLines | null>('takeJournal'),
    readCart: portActor<undefined, Gate.Answer>('readCart'),
    clearCart: portActor<undefined, Gate.Answer>('clearCart'),
  },
  effects: {
    replaceJournal: effect<Gate.Note>(),
    releaseJournal: effect(),
    saveCount: effect<TripCart>(),
    notifyOtherTabs: effect(),
  },
};

export const moduleGate = setup({
  types: {
    input: {} as Gate.Input,
    context: {} as Gate.Context,
    events: {} as Gate.Command,
    output: {} as Gate.Output,
    tags: {} as Gate.Tag,
    meta: {} as Meta,
  },
  actors: slots.actors,
  guards: {
    ...answerGuards,
    cartIsEmptied: (_, answer: Gate.Answer) => answer.ok && answer.value.lines.length === 0,
    pickupIsServed: ({ context }) => select.isServed(context),
    cartIsAsAgreed: ({ context }) => select.isAgreed(context),
    customerHasAgreed: ({ context }) => context.agreed !== null,
  },
  actions: {
    setNote: assign((_, removed: RemovedLines | null) => ({ removed })),
    setCart: assign((_, cart: TripCart) => ({ cart })),
    agree: assign(({ context }) => ({ agreed: select.linesIn(context) })),
    /** It reads what the server holds now. */
    reloadTripCart: sendTo(to('tripCart'), { type: 'cart.reload' }),
    showNotice: sendTo(to('toasts'), showing),
    showFailure: sendTo(to('toasts'), (_, failure: Gate.Failure) =>
      showing(_, noticeOfFailure(failure)),
    ),
    ...slots.effects,
  },
});
