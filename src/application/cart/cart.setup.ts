import { assign, emit, sendTo, setup } from 'xstate';
import type { Meta } from '#application/kernel/meta.ts';
import { mayAddToCart } from '#domain/account/principal.ts';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { ScopeChange } from '#application/account/scope.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { showing, showingFailure } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import { isEmpty, type CartLine } from '#domain/cart/cart.ts';
import { changesLines, endsCart } from './cart-scope.ts';
import * as select from './cart.context.ts';
import { linesToRestore, stillDue } from './cart.queue.ts';
import { increaseIs, makesSense, withRequest } from './cart.requests.ts';
import * as tasks from './cart.tasks.ts';
import type * as CartFlow from './cart.types.ts';

const noLines: readonly [] = [];

/** What the cart needs from outside. */
export const slots = {
  actors: {
    watchOtherTabs: portListener<CartFlow.Report>('watchOtherTabs'),
    readCart: portActor<undefined, CartFlow.Answer>('readCart'),
    runTask: portActor<CartFlow.Call, CartFlow.Answer>('runTask'),
  },
  effects: { notifyOtherTabs: effect(), goHome: effect() },
};

export const cart = setup({
  types: {
    input: {} as CartFlow.Input,
    context: {} as CartFlow.Context,
    events: {} as CartFlow.Event,
    emitted: {} as CartFlow.Emitted,
    tags: {} as CartFlow.Tag,
    meta: {} as Meta,
  },
  actors: { ...slots.actors, authenticate: requireSignIn },
  guards: {
    ...answerGuards,
    cartIsStale: ({ context }) => context.stale,
    requestMakesSense: ({ context }, request: CartFlow.Request) => makesSense(context, request),
    increaseIsRefused: ({ context }, request: CartFlow.Increase) =>
      increaseIs(context, request, 'refused'),
    increaseIsPointedOut: ({ context }, request: CartFlow.Increase) =>
      increaseIs(context, request, 'pointedOut'),
    nextNeedsVisitor: ({ context }) => select.nextTask(context)?.kind === 'add' && !context.mayAdd,
    nextIsRefused: ({ context }) => select.nextRefusal(context) !== null,
    nextMeetsOtherStore: ({ context }) => select.nextMeetsOtherStore(context),
    nextClearsCart: ({ context }) => select.nextClearsCart(context),
    /** A question is about the cart that is shown, which may be another one by now. */
    nextCannotBeAsked: ({ context }, { ok }: CartFlow.Answer) =>
      !ok && (select.nextMeetsOtherStore(context) || select.nextClearsCart(context)),
    taskIsWaiting: ({ context }) => context.queue.length > 0,
    otherStoreIsCleared: ({ context: { task } }, { ok }: CartFlow.Answer) =>
      ok && task?.kind === 'add' && task.otherStore === 'toClear',
    cartIsCleared: ({ context }, { ok }: CartFlow.Answer) => ok && context.task?.kind === 'clear',
    quantityIsTaken: ({ context }, { ok }: CartFlow.Answer) => ok && context.task?.kind === 'step',
    restoringIsCutOff: ({ context: { task } }, answer: CartFlow.Answer) =>
      task?.kind === 'restore' && !answer.ok && answer.failure.kind === 'unreachable',
    restoringIsPutOff: ({ context }, outcome: CartFlow.Outcome) =>
      outcome === 'dismissed' && linesToRestore(context).length > 0,
    scopeEndsCart: (_, change: ScopeChange) => endsCart(change),
    scopeRereadsCart: (_, change: ScopeChange) => changesLines(change) && !endsCart(change),
    visitorSignedIn: (_, outcome: CartFlow.Outcome) => outcome === 'signedIn',
    visitorIsGuest: (_, outcome: CartFlow.Outcome) => outcome === 'guest',
  },
  actions: {
    markStale: assign({ stale: true }),
    openCheckoutGate: sendTo(to('storefront'), ({ context }) => ({
      type: 'dialog.open' as const,
      id: 'checkoutGate' as const,
      request: { hasItems: !isEmpty(context.cart) },
    })),
    setScope: assign(({ context }, change: ScopeChange) => ({
      mayAdd: mayAddToCart(change.scope.principal),
      stale: context.stale || changesLines(change),
    })),
    /** Nothing that one customer asked for, or was asked, is left for the next. */
    clearCartOfBefore: assign(({ context }) => ({
      cart: { ...context.cart, lines: noLines },
      failure: null,
      task: null,
      queue: noLines,
      removed: noLines,
    })),
    /** What the last customer took out is neither shown to the next nor put back by them. */
    withdrawOffers: sendTo(to('toasts'), {
      type: 'notices.withdraw',
      kinds: ['itemRemoved', 'cartCleared'],
    }),
    allowAdding: assign({ mayAdd: true }),
    /** The cart was read: these are its lines, whatever was known before. */
    setLines: assign(({ context }, lines: readonly CartLine[]) => {
      const cart = { ...context.cart, lines };
      return { cart, stale: false, failure: null, queue: stillDue(context.queue, cart) };
    }),
    setFailure: assign(({ context }, failure: CallFailure) => ({
      stale: false,
      failure,
      queue: stillDue(context.queue, context.cart),
    })),
    queueRequest: assign(({ context }, request: CartFlow.Request) => withRequest(context, request)),
    takeNext: assign(({ context }) => tasks.nextTaken(context)),
    takeReplacement: assign(({ context }) => tasks.replacementTaken(context)),
    dropNext: assign(({ context }) => tasks.withoutNext(context)),
    clearTasks: assign({ queue: noLines }),
    setOtherStoreCleared: assign(({ context }) => tasks.otherStoreCleared(context)),
    finishTask: assign(({ context }, lines: readonly CartLine[]) =>
      tasks.taskFinished(context, lines),
    ),
    dropTask: assign(({ context }) => tasks.taskDropped(context)),
    putOffRestoring: assign(({ context }) => tasks.restoringPutOff(context)),
    returnTask: assign(({ context }) => tasks.taskReturned(context)),
    /** For the item dialog, which waits for its own attempt. */
    emitTaskDone: emit(({ context: { task } }) => ({ type: 'task.done' as const, task })),
    showNotice: sendTo(to('toasts'), showing),
    showFailure: sendTo(to('toasts'), showingFailure),
    ...slots.effects,
  },
});
