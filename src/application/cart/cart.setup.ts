import { assign, emit, sendTo, setup } from 'xstate';
import { mayAddToCart } from '#domain/account/principal.ts';
import type { ScopeChange } from '#application/account/scope.ts';
import { changesLines, endsCart } from './cart-scope.ts';
import { askWhoYouAre } from '#application/account/ask-who-you-are.ts';
import { effect } from '#application/kernel/effect.ts';
import { to } from '#application/kernel/system.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { isEmpty, type LineId } from '#domain/cart/cart.ts';
import { ONE, stepDown, stepUp } from '#domain/kernel/quantity.ts';
import * as ask from './cart.context.ts';
import {
  isBeingAdded,
  stays,
  stillDue,
  wantedQuantity,
  withRemoval,
  withoutLine,
  withStep,
} from './cart.queue.ts';
import type * as CartFlow from './cart.types.ts';

const noLines: readonly [] = [];

/** What the cart needs from outside. */
export const slots = {
  actors: {
    watchOtherTabs: portListener<CartFlow.Event>('watchOtherTabs'),
    readCart: portActor<undefined, CartFlow.Answer>('readCart'),
    addItem: portActor<CartFlow.Choice, CartFlow.Answer>('addItem'),
    updateLine: portActor<CartFlow.Change, CartFlow.Answer>('updateLine'),
    removeLine: portActor<{ readonly line: LineId }, CartFlow.Answer>('removeLine'),
    clearCart: portActor<undefined, CartFlow.Answer>('clearCart'),
  },
  effects: { tellOtherTabs: effect(), goHome: effect() },
};

/** The words the cart chart is written in. */
export const cart = setup({
  types: {
    input: {} as CartFlow.Input,
    context: {} as CartFlow.Context,
    events: {} as CartFlow.Event,
    emitted: {} as CartFlow.Emitted,
    tags: {} as CartFlow.Tag,
    meta: {} as CartFlow.Meta,
  },
  actors: {
    ...slots.actors,
    authenticate: askWhoYouAre,
  },
  guards: {
    cartIsStale: ({ context }) => context.stale,
    /** A double tap adds once. */
    choiceIsNotOnItsWay: ({ context }, { item, selection }: CartFlow.Choice) =>
      !isBeingAdded(context, item, selection),
    clearMakesSense: ({ context }) =>
      !isEmpty(context.cart) && !context.queue.some(({ kind }) => kind === 'clear'),
    nextIs: ({ context }, { kind }: { readonly kind: CartFlow.Task['kind'] }) =>
      ask.nextTask(context)?.kind === kind,
    nextNeedsShopper: ({ context }) => ask.nextTask(context)?.kind === 'add' && !context.mayAdd,
    nextIsRefused: ({ context }) => ask.nextRefusal(context) !== null,
    nextMeetsOtherStore: ({ context }) => ask.nextMeetsOtherStore(context),
    lineStays: ({ context }, line: LineId) => stays(context, line),
    lineIsDownToOne: ({ context }, line: LineId) =>
      stays(context, line) && wantedQuantity(context, line) === ONE,
    increaseIsRefused: ({ context }, line: LineId) =>
      stays(context, line) && ask.refusalOfIncrease(context, line)?.sentAnyway === false,
    increaseIsRemarkedUpon: ({ context }, line: LineId) =>
      stays(context, line) && ask.refusalOfIncrease(context, line)?.sentAnyway === true,
    canBePutBack: ({ context }, line: LineId | null) => ask.removalOf(context, line) !== undefined,
    scopeEndsCart: (_, change: ScopeChange) => endsCart(change),
    scopeRereadsCart: (_, change: ScopeChange) => changesLines(change) && !endsCart(change),
    scopeChangesLines: (_, change: ScopeChange) => changesLines(change),
    answerIsCart: (_, { ok }: CartFlow.Answer) => ok,
    shopperIsUnknown: (_, answer: CartFlow.Answer) =>
      !answer.ok && answer.failure.kind === 'signedOut',
    shopperSignedIn: (_, outcome: CartFlow.Outcome) => outcome === 'signedIn',
    shopperIsGuest: (_, outcome: CartFlow.Outcome) => outcome === 'guest',
  },
  actions: {
    markStale: assign({ stale: true }),
    openCheckoutGate: sendTo(to('storefront'), ({ context }) => ({
      type: 'dialog.open' as const,
      id: 'checkoutGate' as const,
      request: { hasItems: !isEmpty(context.cart) },
    })),
    setMayAdd: assign((_, { scope }: ScopeChange) => ({ mayAdd: mayAddToCart(scope.principal) })),
    /** Nothing that one customer asked for, or was asked, is left for the next. */
    endScope: assign(({ context }) => ({
      cart: { ...context.cart, lines: noLines },
      failure: null,
      task: null,
      queue: noLines,
      removed: noLines,
    })),
    /** What the last customer took out is neither shown to the next nor put back by them. */
    withdrawOffers: sendTo(to('toasts'), { type: 'offers.withdraw' }),
    allowAdding: assign({ mayAdd: true }),
    /** The cart was read: these are its lines, whatever was known before. */
    holdList: assign(({ context }, answer: CartFlow.Answer) => {
      if (!answer.ok)
        return {
          stale: false,
          failure: answer.failure,
          queue: stillDue(context.queue, context.cart),
        };
      const cart = { ...context.cart, lines: answer.value };
      return { cart, stale: false, failure: null, queue: stillDue(context.queue, cart) };
    }),
    /** A change was answered. When somebody else shops here by now, the lines are not theirs. */
    holdAnswer: assign(({ context }, answer: CartFlow.Answer) => {
      if (!answer.ok || context.stale) return { task: null };
      const cart = { ...context.cart, lines: answer.value };
      return { cart, failure: null, task: null, queue: stillDue(context.queue, cart) };
    }),
    /** As above, and the task is not over yet. */
    holdClearedCart: assign(({ context }) =>
      context.stale ? {} : { cart: { ...context.cart, lines: noLines }, failure: null },
    ),
    takeNext: assign(({ context }) => ({
      task: ask.nextTask(context),
      queue: context.queue.slice(1),
    })),
    dropNext: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    dropTask: assign({ task: null }),
    /** The line keeps the value that the shop knows: what was asked of it meanwhile goes, too. */
    giveUpTask: assign(({ context }) => ({
      task: null,
      queue:
        context.task && 'line' in context.task
          ? withoutLine(context.queue, context.task.line)
          : context.queue,
    })),
    giveUpEverything: assign({ task: null, queue: noLines }),
    putTaskBack: assign(({ context }) => ({
      task: null,
      queue: context.task ? [context.task, ...context.queue] : context.queue,
    })),
    queueTask: assign(({ context }, task: CartFlow.Task) => ({ queue: [...context.queue, task] })),
    queueStepUp: assign(({ context }, line: LineId) => ({
      queue: withStep(context.queue, line, stepUp(wantedQuantity(context, line) ?? ONE)),
    })),
    queueStepDown: assign(({ context }, line: LineId) => ({
      queue: withStep(context.queue, line, stepDown(wantedQuantity(context, line) ?? ONE)),
    })),
    queueRemoval: assign(({ context }, line: LineId) => ({
      queue: withRemoval(context.queue, line),
    })),
    rememberRemoved: assign(({ context }) => ({
      removed: [...context.removed, ask.removalBy(context)],
    })),
    forgetLastRemoved: assign(({ context }) => ({ removed: context.removed.slice(0, -1) })),
    queueRestoring: assign(({ context }, line: LineId | null) => {
      const removal = ask.removalOf(context, line);
      const tasks = (removal?.lines ?? []).map(({ item, selection }): CartFlow.Task => ({
        kind: 'restore',
        item,
        selection,
      }));
      return {
        removed: context.removed.filter((one) => one !== removal),
        queue: [...context.queue, ...tasks],
      };
    }),
    sayPut: emit(({ context }, outcome: CartFlow.Emitted['outcome']) => ({
      type: 'item.put' as const,
      attempt: context.task && 'attempt' in context.task ? context.task.attempt : null,
      outcome,
    })),
    showNotice: sendTo(to('toasts'), showing),
    ...slots.effects,
  },
});
