import type { ScopeChange } from '#application/account/scope.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import { request, unreadQueue } from '#application/kernel/task-queue.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import { adding } from '#application/rental/trip-cart/states/adding.ts';
import { noticeOfCount } from './rules.ts';
import { away, loading, recovering } from '#application/rental/trip-cart/states/loading.ts';
import { rollingBack } from '#application/rental/trip-cart/states/rolling-back.ts';
import { tripCart } from './setup.ts';
import { EMPTY_JOURNAL, NOTHING_LOST, NOTHING_UNDER_WAY } from './tasks.ts';
import {
  askingToClear,
  requiringSignIn,
  ready,
  working,
} from '#application/rental/trip-cart/states/working.ts';

type Told = { readonly event: { readonly type: 'scope.change' } & ScopeChange };
const takingOver = [
  { type: 'setRentalScope', params: ({ event }: Told) => event },
  'dropTasks',
] as const;

/**
 * A vehicle may conflict with the cart. Each conflict needs consent, and only reads are sent before
 * the last yes. Removals of the calls after it are journaled first: when a call fails, or the page
 * is closed in between, they are rolled back, by one tab at a time. So the cart is always the old
 * one or the new one.
 */
export const tripCartMachine = tripCart.createMachine({
  id: 'tripCart',
  description: 'What will be rented together: vehicles of one provider, for one trip.',
  context: ({ input }) => ({
    ...input,
    ...unreadQueue,
    ...NOTHING_UNDER_WAY,
    ...EMPTY_JOURNAL,
    ...NOTHING_LOST,
    cart: EMPTY_TRIP_CART,
    removals: [],
  }),
  invoke: { id: 'watchOtherTabs', src: 'watchOtherTabs', input: undefined },
  initial: 'away',
  on: {
    'vehicle.add': request,
    'line.increase': [
      {
        guard: { type: 'increaseIsRefused', params: fromEvent },
        actions: {
          type: 'showNotice',
          params: ({ context, event }) => noticeOfCount(context, event.line),
        },
      },
      request,
    ],
    'line.decrease': request,
    'lines.remove': request,
    'trip.change': request,
    'cart.clear': request,
    'cart.undo': request,
    'lines.restore': request,
    'cart.reload': { actions: 'markStale' },
    'cart.retry': { actions: 'markStale' },
    'scope.change': [
      {
        guard: { type: 'scopeEndsCart', params: fromEvent },
        target: '.away',
        actions: [...takingOver, 'clearCart', 'releaseJournal', 'withdrawOffers'],
      },
      {
        guard: { type: 'sessionEndsMeanwhile', params: fromEvent },
        target: '.requiringSignIn',
        actions: ['returnTask', { type: 'setRentalScope', params: fromEvent }, 'releaseJournal'],
      },
      {
        guard: { type: 'guestSignsIn', params: fromEvent },
        target: '.away',
        actions: [{ type: 'renameJournal', params: fromEvent }, ...takingOver],
      },
      {
        guard: { type: 'scopeChangesCart', params: fromEvent },
        target: '.away',
        actions: [...takingOver, 'releaseJournal'],
      },
    ],
  },
  states: {
    away,
    loading,
    recovering,
    rollingBack,
    ready,
    working,
    adding,
    askingToClear,
    requiringSignIn,
  },
});
