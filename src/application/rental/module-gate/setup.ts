import { assign, sendTo } from 'xstate';
import type { ModuleSwitch } from '#application/catalogue/module-gate.port.ts';
import { effect } from '#application/kernel/effect.ts';
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
import type { TripCart } from '#domain/rental/trip-cart.ts';
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
export type Note = { readonly who: Input['who']; readonly removed: RemovedLines | null };
export type Output = 'agreed' | 'kept';
export type Tag = 'asking' | 'busy';
export type { TripCartAnswer as Answer, TripCartFailure as Failure };

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

export const moduleGate = setupMachine({
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
