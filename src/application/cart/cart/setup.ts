import { assign, emit, sendTo } from 'xstate';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { ScopeChange } from '#application/account/scope.ts';
import type { CartAnswer } from '#application/cart/cart-gateway.port.ts';
import { cartScopeGuards, changesLines } from '#application/cart/cart-scope.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import {
  nextDropped,
  nextTaken,
  noTasks,
  queueGuards,
  type TaskQueue,
} from '#application/kernel/task-queue.ts';
import { mayAddToCart } from '#domain/account/principal.ts';
import { type Cart, type CartLine, isEmpty, type LineId } from '#domain/cart/cart.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { Currency } from '#domain/kernel/money.ts';
import type { Quantity } from '#domain/kernel/quantity.ts';
import { linesToRestore, makesSense, stillDue, withRequest } from './queue.ts';
import * as select from './rules.ts';
import * as tasks from './tasks.ts';

export type Request =
  /** `attempt` identifies the request to the actor that waits for its result. */
  | {
      readonly type: 'item.add';
      readonly item: Item;
      readonly selection: Selection;
      readonly attempt?: string;
    }
  | {
      readonly type: 'item.update';
      readonly line: LineId;
      readonly item: Item;
      readonly selection: Selection;
      readonly attempt?: string;
    }
  | Increase
  /** The last piece removes the line. */
  | { readonly type: 'line.decrease'; readonly line: LineId }
  | { readonly type: 'line.remove'; readonly line: LineId }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'cart.undo'; readonly line: Removal['line'] };

export type Increase = { readonly type: 'line.increase'; readonly line: LineId };

export type Command =
  | Exclude<Request, { readonly type: 'cart.undo' }>
  | { readonly type: 'checkout.ask' }
  | { readonly type: 'prompt.confirm' }
  | { readonly type: 'prompt.cancel' }
  | { readonly type: 'cart.retry' };

export type Report =
  | Extract<Request, { readonly type: 'cart.undo' }>
  /** The cart may have changed: in another tab, or by an order. */
  | { readonly type: 'cart.reload' }
  /** Another customer or guest, place or module. */
  | ({ readonly type: 'scope.change' } & ScopeChange);

export type Event = Command | Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    cart: Event;
  }
}

export type Task =
  | {
      readonly kind: 'add';
      readonly item: Item;
      readonly selection: Selection;
      readonly attempt: string | null;
      /** Another store's goods are replaced with the customer's consent: cleared first. */
      readonly otherStore?: 'toClear' | 'cleared';
    }
  | {
      readonly kind: 'change';
      readonly line: LineId;
      readonly item: Item;
      readonly selection: Selection;
      readonly attempt: string | null;
    }
  | { readonly kind: 'step'; readonly line: LineId; readonly quantity: Quantity }
  | { readonly kind: 'remove'; readonly line: LineId }
  | { readonly kind: 'clear' }
  /** Adds a removed line again. */
  | { readonly kind: 'restore'; readonly taken: CartLine };

/** Lines that one task has removed. */
export type Removal = {
  /** The removed line, or the first of several; null where all were removed. */
  readonly line: LineId | null;
  readonly lines: readonly CartLine[];
};

export type Input = {
  readonly currency: Currency;
  /** True where this visitor may add without signing in (D-01). */
  readonly mayAdd: boolean;
};

export type Context = TaskQueue<Task> & {
  readonly cart: Cart;
  readonly mayAdd: boolean;
  /** Restorable removals, the last one last. */
  readonly removed: readonly Removal[];
};

export type Emitted = { readonly type: 'task.done'; readonly task: Task | null };

export type Call =
  | { readonly kind: 'add'; readonly item: Item; readonly selection: Selection }
  | {
      readonly kind: 'update';
      readonly line: LineId;
      readonly item: Item;
      readonly selection: Selection;
    }
  | { readonly kind: 'remove'; readonly line: LineId }
  | { readonly kind: 'clear' };

export type Tag = 'loading' | 'busy' | 'askingToClear' | 'askingToReplace';
export type Answer = CartAnswer;
export type Outcome = AuthenticationOutcome;

const noLines: readonly [] = [];

export const slots = {
  actors: {
    watchOtherTabs: portListener<Report>('watchOtherTabs'),
    readCart: portActor<undefined, Answer>('readCart'),
    runTask: portActor<Call, Answer>('runTask'),
  },
  effects: { notifyOtherTabs: effect(), goHome: effect() },
};

export const cart = setupMachine({
  types: {} as { input: Input; context: Context; events: Event; emitted: Emitted; tags: Tag },
  slots,
  actors: { authenticate: requireSignIn },
  guards: {
    ...queueGuards,
    ...cartScopeGuards,
    requestMakesSense: ({ context }, request: Request) => makesSense(context, request),
    increaseIsRefused: ({ context }, request: Increase) =>
      select.increaseIs(context, request, 'refused'),
    increaseIsPointedOut: ({ context }, request: Increase) =>
      select.increaseIs(context, request, 'pointedOut'),
    nextNeedsVisitor: ({ context }) => select.nextTask(context)?.kind === 'add' && !context.mayAdd,
    nextIsRefused: ({ context }) => select.nextRefusal(context) !== null,
    nextMeetsOtherStore: ({ context }) => select.nextMeetsOtherStore(context),
    nextClearsCart: ({ context }) => select.nextClearsCart(context),
    /** A question is about the cart on show, which may be another one by now. */
    nextCannotBeAsked: ({ context }, { ok }: Answer) =>
      !ok && (select.nextMeetsOtherStore(context) || select.nextClearsCart(context)),
    otherStoreIsCleared: ({ context: { task } }, { ok }: Answer) =>
      ok && task?.kind === 'add' && task.otherStore === 'toClear',
    cartIsCleared: ({ context }, { ok }: Answer) => ok && context.task?.kind === 'clear',
    quantityIsTaken: ({ context }, { ok }: Answer) => ok && context.task?.kind === 'step',
    restoringIsCutOff: ({ context: { task } }, answer: Answer) =>
      task?.kind === 'restore' && !answer.ok && answer.failure.kind === 'unreachable',
    restoringIsPutOff: ({ context }, outcome: Outcome) =>
      outcome === 'dismissed' && linesToRestore(context).length > 0,
    visitorSignedIn: (_, outcome: Outcome) => outcome === 'signedIn',
    visitorIsGuest: (_, outcome: Outcome) => outcome === 'guest',
  },
  actions: {
    markStale: assign({ stale: true }),
    takeNext: assign(({ context }) => nextTaken(context)),
    dropNext: assign(({ context }) => nextDropped(context)),
    clearTasks: assign(noTasks),
    openCheckoutGate: sendTo(to('storefront'), ({ context }) => ({
      type: 'dialog.open' as const,
      id: 'checkoutGate' as const,
      request: { hasItems: !isEmpty(context.cart) },
    })),
    setScope: assign(({ context }, change: ScopeChange) => ({
      mayAdd: mayAddToCart(change.scope.principal),
      stale: context.stale || changesLines(change),
    })),
    /** No request or question of one customer may reach the next. */
    clearCartOfBefore: assign(({ context }) => ({
      cart: { ...context.cart, lines: noLines },
      failure: null,
      task: null,
      queue: noLines,
      removed: noLines,
    })),
    /** The next customer must neither see nor restore lines that the last one removed. */
    withdrawOffers: sendTo(to('toasts'), {
      type: 'notices.withdraw',
      kinds: ['itemRemoved', 'cartCleared'],
    }),
    allowAdding: assign({ mayAdd: true }),
    /** The lines just read replace the known ones. */
    setLines: assign(({ context }, lines: readonly CartLine[]) => {
      const cart = { ...context.cart, lines };
      return { cart, stale: false, failure: null, queue: stillDue(context.queue, cart) };
    }),
    setFailure: assign(({ context }, failure: CallFailure) => ({
      stale: false,
      failure,
      queue: stillDue(context.queue, context.cart),
    })),
    queueRequest: assign(({ context }, request: Request) => withRequest(context, request)),
    takeReplacement: assign(({ context }) => tasks.replacementTaken(context)),
    setOtherStoreCleared: assign(({ context }) => tasks.otherStoreCleared(context)),
    finishTask: assign(({ context }, lines: readonly CartLine[]) =>
      tasks.taskFinished(context, lines),
    ),
    dropTask: assign(({ context }) => tasks.taskDropped(context)),
    putOffRestoring: assign(({ context }) => tasks.restoringPutOff(context)),
    returnTask: assign(({ context }) => tasks.taskWaiting(context)),
    /** For the item dialog, which waits for its own attempt. */
    emitTaskDone: emit(({ context: { task } }) => ({ type: 'task.done' as const, task })),
  },
});
