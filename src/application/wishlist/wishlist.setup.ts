import { assign, sendTo, setup } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { ScopeChange } from '#application/account/scope.ts';
import { changesLines, isAnotherPerson } from '#application/cart/cart-scope.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import type { Wish } from '#domain/wishlist/wish.ts';
import type { Wishlist } from '#domain/wishlist/wishlist.ts';
import { wishlistScopeIn } from './wishlist-scope.ts';
import * as select from './wishlist.context.ts';
import { withToggle } from './wishlist.queue.ts';
import type * as Flow from './wishlist.types.ts';

const nothing: readonly [] = [];

/** What the wishlist needs from outside. */
export const slots = {
  actors: {
    watchOtherTabs: portListener<Flow.Report>('watchOtherTabs'),
    readWishlist: portActor<undefined, Flow.ListAnswer>('readWishlist'),
    readRentalWishes: portActor<undefined, Flow.ListAnswer>('readRentalWishes'),
    runTask: portActor<Flow.Task, Flow.Answer>('runTask'),
  },
  effects: { notifyOtherTabs: effect() },
};

export const wishlist = setup({
  types: {
    input: {} as Flow.Input,
    context: {} as Flow.Context,
    events: {} as Flow.Event,
    tags: {} as Flow.Tag,
    meta: {} as Meta,
  },
  actors: { ...slots.actors, authenticate: requireSignIn },
  guards: {
    ...answerGuards,
    nextNeedsCustomer: ({ context: { isCustomer, queue } }) => queue.length > 0 && !isCustomer,
    listIsStale: ({ context: { stale, isCustomer, isSomewhere } }) =>
      stale && isCustomer && isSomewhere,
    customerRents: ({ context }) => context.isRental,
    taskIsWaiting: ({ context }) => context.queue.length > 0,
    scopeIsOfAnother: (_, change: ScopeChange) => isAnotherPerson(change),
    scopeRereads: (_, change: ScopeChange) => changesLines(change) && !isAnotherPerson(change),
    customerSignedIn: (_, outcome: Flow.Outcome) => outcome === 'signedIn',
  },
  actions: {
    queueToggle: assign(({ context }, wish: Wish) => withToggle(context, wish)),
    takeNext: assign(({ context: { queue } }) => ({
      task: queue[0] ?? null,
      queue: queue.slice(1),
    })),
    clearTasks: assign({ queue: nothing, task: null }),
    finishTask: assign(({ context }) => select.withTaskDone(context)),
    /** The heart goes back to what the server has, which is read to be sure. */
    dropTask: assign({ task: null, stale: true }),
    /** It waits for the customer to sign in again. */
    returnTask: assign(({ context }) => select.withTaskReturned(context)),
    setCustomer: assign({ isCustomer: true, stale: true }),
    markStale: assign({ stale: true }),
    setScope: assign(({ context }, change: ScopeChange) => {
      const wishlistScope = wishlistScopeIn(change.scope);
      return {
        ...wishlistScope,
        stale: context.stale || changesLines(change),
        ...(wishlistScope.isCustomer ? {} : select.nothingWished),
      };
    }),
    forgetWishes: assign(select.nothingWished),
    setList: assign(({ context }, list: Wishlist) => select.withList(context, list)),
    setFailure: assign((_, failure: CallFailure) => ({ stale: false, failure })),
    showNotice: sendTo(to('toasts'), showing),
    ...slots.effects,
  },
});
