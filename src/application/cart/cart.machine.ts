import { emptyCart } from '#domain/cart/cart.ts';
import { adding } from './cart.adding.state.ts';
import { asking } from './cart.asking.state.ts';
import { changing } from './cart.changing.state.ts';
import { clearing, confirmingClear } from './cart.clearing.state.ts';
import { noticeOfIncrease } from './cart.context.ts';
import { loading } from './cart.loading.state.ts';
import { ready } from './cart.ready.state.ts';
import { removing } from './cart.removing.state.ts';
import { confirmingReplacement, replacing } from './cart.replacing.state.ts';
import { restoring } from './cart.restoring.state.ts';
import { cart } from './cart.setup.ts';
import { stepping } from './cart.stepping.state.ts';

/**
 * What is asked for while the shop is answering waits in a queue, and one call at a time is under
 * way. So no answer ever overtakes another, and each replaces the list without a doubt.
 *
 * @see docs/charts/cart-cart.md, drawn from this file
 */
export const cartMachine = cart.createMachine({
  id: 'cart',
  description: 'What the customer means to buy, kept in step with what the shop has noted.',
  context: ({ input }) => ({
    cart: emptyCart(input.currency),
    mayAdd: input.mayAdd,
    stale: true,
    failure: null,
    task: null,
    queue: [],
    removed: [],
  }),
  invoke: { id: 'watchOtherTabs', src: 'watchOtherTabs', input: undefined },
  initial: 'loading',
  on: {
    'item.add': {
      guard: { type: 'choiceIsNotOnItsWay', params: ({ event }) => event },
      actions: {
        type: 'queueTask',
        params: ({ event: { item, selection, attempt = null } }) => ({
          kind: 'add',
          item,
          selection,
          attempt,
        }),
      },
    },
    'item.update': {
      guard: { type: 'lineStays', params: ({ event }) => event.line },
      actions: {
        type: 'queueTask',
        params: ({ event: { line, item, selection, attempt = null } }) => ({
          kind: 'change',
          line,
          item,
          selection,
          attempt,
        }),
      },
    },
    'line.increase': [
      {
        guard: { type: 'increaseIsRefused', params: ({ event }) => event.line },
        actions: {
          type: 'showNotice',
          params: ({ context, event }) => noticeOfIncrease(context, event.line),
        },
      },
      {
        guard: { type: 'increaseIsRemarkedUpon', params: ({ event }) => event.line },
        actions: [
          {
            type: 'showNotice',
            params: ({ context, event }) => noticeOfIncrease(context, event.line),
          },
          { type: 'queueStepUp', params: ({ event }) => event.line },
        ],
      },
      {
        guard: { type: 'lineStays', params: ({ event }) => event.line },
        actions: { type: 'queueStepUp', params: ({ event }) => event.line },
      },
    ],
    'line.decrease': [
      {
        guard: { type: 'lineIsDownToOne', params: ({ event }) => event.line },
        actions: { type: 'queueRemoval', params: ({ event }) => event.line },
      },
      {
        guard: { type: 'lineStays', params: ({ event }) => event.line },
        actions: { type: 'queueStepDown', params: ({ event }) => event.line },
      },
    ],
    'line.remove': {
      guard: { type: 'lineStays', params: ({ event }) => event.line },
      actions: { type: 'queueRemoval', params: ({ event }) => event.line },
    },
    'cart.clear': {
      guard: 'clearMakesSense',
      actions: { type: 'queueTask', params: { kind: 'clear' } },
    },
    'checkout.ask': { actions: 'openCheckoutGate' },
    'cart.undo': {
      guard: { type: 'canBePutBack', params: ({ event }) => event.line },
      actions: { type: 'queueRestoring', params: ({ event }) => event.line },
    },
    'cart.reload': { actions: 'markStale' },
    'cart.retry': { actions: 'markStale' },
    'scope.change': [
      {
        guard: { type: 'scopeEndsCart', params: ({ event }) => event },
        target: '.loading',
        actions: [
          'endScope',
          { type: 'setMayAdd', params: ({ event }) => event },
          'markStale',
          'withdrawOffers',
        ],
      },
      {
        guard: { type: 'scopeChangesLines', params: ({ event }) => event },
        actions: [{ type: 'setMayAdd', params: ({ event }) => event }, 'markStale'],
      },
      { actions: { type: 'setMayAdd', params: ({ event }) => event } },
    ],
  },
  states: {
    loading,
    ready,
    asking,
    confirmingReplacement,
    replacing,
    adding,
    changing,
    stepping,
    removing,
    confirmingClear,
    clearing,
    restoring,
  },
});
