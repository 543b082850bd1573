import { and } from 'xstate';
import type { ScopeChange } from '#application/account/scope.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import { EMPTY_WISHLIST } from '#domain/wishlist/wishlist.ts';
import { noticeOfDone, noticeOfFailed, taskOf } from './wishlist.context.ts';
import { wishlist } from './wishlist.setup.ts';
import type * as Flow from './wishlist.types.ts';

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

const onList = answered(({ value, failure }: Answered<Flow.ListAnswer>) => ({
  accepted: { target: 'ready', actions: { type: 'setList', params: value } },
  failed: { target: 'ready', actions: { type: 'setFailure', params: failure } },
}));

/** What is read is of the scope before: it is read again. */
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
    onDone: answered(({ value, failure }: Answered<Flow.Answer>) => ({
      accepted: {
        target: 'ready',
        actions: [
          {
            type: 'showNotice',
            params: (done: Parameters<typeof value>[0] & { readonly context: Flow.Context }) =>
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
            params: (done: Parameters<typeof failure>[0] & { readonly context: Flow.Context }) =>
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

/**
 * A heart is filled at once, and what it says is true as soon as the server has answered. One change at a
 * time is under way, so no answer overtakes another.
 *
 * @see docs/charts/wishlist-wishlist.md, rendered from this file
 */
export const wishlistMachine = wishlist.createMachine({
  id: 'wishlist',
  description: 'What a customer wants to find again: items and stores, or vehicles and providers.',
  context: ({ input }) => ({
    ...input,
    wishes: [],
    list: EMPTY_WISHLIST,
    stale: true,
    failure: null,
    task: null,
    queue: [],
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
