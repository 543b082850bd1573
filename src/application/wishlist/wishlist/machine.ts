import { and, assign } from 'xstate';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { ScopeChange } from '#application/account/scope.ts';
import { changesLines, isAnotherPerson } from '#application/cart/cart-scope.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import {
  nextTaken,
  noTasks,
  queueGuards,
  type TaskQueue,
  unreadQueue,
} from '#application/kernel/task-queue.ts';
import { type WishlistScope, wishlistScopeIn } from '#application/wishlist/wishlist-scope.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Wish } from '#domain/wishlist/wish.ts';
import { EMPTY_WISHLIST, type Wishlist } from '#domain/wishlist/wishlist.ts';
import { withToggle } from './queue.ts';
import * as select from './rules.ts';
import { noticeOfDone, noticeOfFailed, taskOf } from './rules.ts';

export type Command =
  /** Toggles a wish. */
  { readonly type: 'wish.toggle'; readonly wish: Wish } | { readonly type: 'wishlist.retry' };

export type Report =
  /** Another tab changed the wishlist, or another place is picked. */
  | { readonly type: 'wishlist.reload' }
  /** Another customer, place or module. */
  | ({ readonly type: 'scope.change' } & ScopeChange);

export type Event = Command | Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    wishlist: Event;
  }
}

declare module '#application/kernel/late-child.ts' {
  interface LateChildren {
    wishlist: Command;
  }
}

export type Task = { readonly wish: Wish; readonly wanted: boolean };

export type Input = WishlistScope;
export type Context = WishlistScope &
  TaskQueue<Task> & {
    /** Wishes confirmed by the server. */
    readonly wishes: readonly Wish[];
    /** The last list read, with its details. */
    readonly list: Wishlist;
  };

export type Tag = 'loading' | 'busy';
export type ListAnswer = Result<Wishlist, CallFailure>;
export type Answer = Result<string, CallFailure>;
export type Outcome = AuthenticationOutcome;

export const slots = {
  actors: {
    watchOtherTabs: portListener<Report>('watchOtherTabs'),
    readWishlist: portActor<undefined, ListAnswer>('readWishlist'),
    readRentalWishes: portActor<undefined, ListAnswer>('readRentalWishes'),
    runTask: portActor<Task, Answer>('runTask'),
  },
  effects: { notifyOtherTabs: effect() },
};

export const wishlist = setupMachine({
  types: {} as { input: Input; context: Context; events: Event; tags: Tag },
  slots,
  actors: { authenticate: requireSignIn },
  guards: {
    ...queueGuards,
    nextNeedsCustomer: ({ context: { isCustomer, queue } }) => queue.length > 0 && !isCustomer,
    listIsStale: ({ context: { stale, isCustomer, isSomewhere } }) =>
      stale && isCustomer && isSomewhere,
    customerRents: ({ context }) => context.isRental,
    scopeIsOfAnother: (_, change: ScopeChange) => isAnotherPerson(change),
    scopeRereads: (_, change: ScopeChange) => changesLines(change) && !isAnotherPerson(change),
    customerSignedIn: (_, outcome: Outcome) => outcome === 'signedIn',
  },
  actions: {
    queueToggle: assign(({ context }, wish: Wish) => withToggle(context, wish)),
    markStale: assign({ stale: true }),
    takeNext: assign(({ context }) => nextTaken(context)),
    clearTasks: assign(noTasks),
    finishTask: assign(({ context }) => select.withTaskDone(context)),
    /** The heart returns to the server's state, which is reread. */
    dropTask: assign({ task: null, stale: true }),
    /** Waits for the customer to sign in again. */
    returnTask: assign(({ context }) => select.withTaskReturned(context)),
    setCustomer: assign({ isCustomer: true, stale: true }),
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
  },
});

const ready = wishlist.createStateConfig({
  description: 'Hearts can be pressed. What is asked for next is begun at once.',
  meta: { reqs: ['WISH-01', 'WISH-02', 'WISH-03', 'WISH-04', 'WISH-12', 'ROLE-08'] },
  always: [
    {
      guard: 'nextNeedsCustomer',
      target: 'requiringSignIn',
      actions: { type: 'showNotice', params: { kind: 'notLoggedIn' } },
    },
    { guard: and(['listIsStale', 'customerRents']), target: 'readingRental' },
    { guard: 'listIsStale', target: 'reading' },
    { guard: 'taskIsWaiting', target: 'working', actions: 'takeNext' },
  ],
});

const onList = answered(({ value, failure }: Answered<ListAnswer>) => ({
  accepted: { target: 'ready', actions: { type: 'setList', params: value } },
  failed: { target: 'ready', actions: { type: 'setFailure', params: failure } },
}));

/** The read belongs to the previous scope: it is repeated. */
const scopeChanges = {
  guard: {
    type: 'scopeRereads',
    params: ({ event }: { readonly event: ScopeChange }) => event,
  },
  target: 'ready',
  actions: { type: 'setScope', params: ({ event }: { readonly event: ScopeChange }) => event },
} as const;

const reading = wishlist.createStateConfig({
  description: 'The server is asked which items and stores the customer wants to find again.',
  tags: 'loading',
  meta: { reqs: ['API-29'] },
  invoke: { id: 'readWishlist', src: 'readWishlist', input: undefined, onDone: onList },
  on: { 'wishlist.reload': 'ready', 'scope.change': scopeChanges },
});

const readingRental = wishlist.createStateConfig({
  description: 'The server is asked which vehicles and providers the customer wants to find again.',
  tags: 'loading',
  meta: { reqs: ['API-42', 'WISH-11'] },
  invoke: { id: 'readRentalWishes', src: 'readRentalWishes', input: undefined, onDone: onList },
  on: { 'wishlist.reload': 'ready', 'scope.change': scopeChanges },
});

const working = wishlist.createStateConfig({
  description: 'The server is asked for one change. What is asked for meanwhile waits.',
  tags: 'busy',
  meta: {
    reqs: [
      ...['API-25', 'API-26', 'API-27', 'API-28', 'API-58', 'API-59', 'API-60'],
      ...['WISH-13', 'ERR-17', 'ERR-18'],
    ],
  },
  invoke: {
    id: 'runTask',
    src: 'runTask',
    input: ({ context }) => taskOf(context),
    onDone: answered(({ value, failure }: Answered<Answer>) => ({
      accepted: {
        target: 'ready',
        actions: [
          {
            type: 'showNotice',
            params: (done: Parameters<typeof value>[0] & { readonly context: Context }) =>
              noticeOfDone(done.context, value(done)),
          },
          'finishTask',
          'notifyOtherTabs',
        ],
      },
      signedOut: { target: 'ready', actions: 'returnTask' },
      failed: {
        target: 'ready',
        actions: [
          {
            type: 'showNotice',
            params: (done: Parameters<typeof failure>[0] & { readonly context: Context }) =>
              noticeOfFailed(done.context, failure(done)),
          },
          'dropTask',
        ],
      },
    })),
  },
});

const requiringSignIn = wishlist.createStateConfig({
  description: 'The visitor is asked to sign in. What they want to find again waits.',
  meta: { reqs: ['WISH-08', 'WISH-09', 'WISH-10', 'ERR-15'] },
  invoke: {
    id: 'authenticate',
    src: 'authenticate',
    input: { view: 'signIn', offerGuest: false },
    onDone: [
      {
        guard: { type: 'customerSignedIn', params: ({ event }) => event.output },
        target: 'ready',
        actions: 'setCustomer',
      },
      { target: 'ready', actions: 'clearTasks' },
    ],
  },
});

/** A heart fills at once, before the server confirms. */
export const wishlistMachine = wishlist.createMachine({
  id: 'wishlist',
  description: 'What a customer wants to find again: items and stores, or vehicles and providers.',
  context: ({ input }) => ({
    ...input,
    ...unreadQueue,
    wishes: [],
    list: EMPTY_WISHLIST,
  }),
  invoke: { id: 'watchOtherTabs', src: 'watchOtherTabs', input: undefined },
  initial: 'ready',
  on: {
    'wish.toggle': { actions: { type: 'queueToggle', params: ({ event }) => event.wish } },
    'wishlist.reload': { actions: 'markStale' },
    'wishlist.retry': { actions: 'markStale' },
    'scope.change': [
      {
        guard: { type: 'scopeIsOfAnother', params: fromEvent },
        target: '.ready',
        actions: ['forgetWishes', 'clearTasks', { type: 'setScope', params: fromEvent }],
      },
      { actions: { type: 'setScope', params: fromEvent } },
    ],
  },
  states: { ready, reading, readingRental, working, requiringSignIn },
});
