import { answered, type Answered } from '#application/kernel/answered.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import { promptOfNext, request, unreadQueue } from '#application/kernel/task-queue.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { failureIn, valueIn } from '#domain/kernel/result.ts';
import {
  callFor,
  nextTask,
  noticeOfIncrease,
  noticeOfNext,
  noticeOfRestoring,
  noticeOfTask,
} from './rules.ts';
import { cart } from './setup.ts';
import type * as CartFlow from './setup.ts';

const loading = cart.createStateConfig({
  description: 'The server is asked what is in the cart.',
  tags: 'loading',
  meta: { reqs: ['API-22', 'CART-29', 'CART-31'] },
  invoke: {
    id: 'readCart',
    src: 'readCart',
    input: undefined,
    onDone: [
      {
        guard: { type: 'nextCannotBeAsked', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          { type: 'setFailure', params: ({ event: { output } }) => failureIn(output) },
          { type: 'showFailure', params: ({ event: { output } }) => failureIn(output) },
          'dropNext',
        ],
      },
      ...answered(({ value, failure }: Answered<CartFlow.Answer>) => ({
        accepted: { target: 'ready', actions: { type: 'setLines', params: value } },
        failed: { target: 'ready', actions: { type: 'setFailure', params: failure } },
      })),
    ],
  },
  on: {
    'cart.reload': { target: 'loading', reenter: true },
    'cart.retry': { target: 'loading', reenter: true },
    'scope.change': {
      guard: { type: 'scopeRereadsCart', params: fromEvent },
      target: 'loading',
      reenter: true,
      actions: { type: 'setScope', params: fromEvent },
    },
  },
});

/** Starts a waiting task at once, so that the cart rests here only when idle. */
const ready = cart.createStateConfig({
  description: 'The cart can be changed. What the customer asks for next is begun at once.',
  meta: { reqs: ['CART-03', 'CART-04', 'CART-05', 'CART-08'] },
  always: [
    { guard: 'dataIsStale', target: 'loading' },
    { guard: 'nextNeedsVisitor', target: 'requiringSignIn' },
    {
      guard: 'nextIsRefused',
      actions: [{ type: 'showNotice', params: ({ context }) => noticeOfNext(context) }, 'dropNext'],
    },
    { guard: 'nextMeetsOtherStore', target: 'askingToReplace' },
    { guard: 'nextClearsCart', target: 'askingToClear' },
    { guard: 'taskIsWaiting', target: 'working', actions: 'takeNext' },
  ],
});

/** The task in question stays at the head of the queue until it is answered. */
const requiringSignIn = cart.createStateConfig({
  description:
    'The customer is asked to sign in, or to go on as a guest. What they asked of the cart waits.',
  meta: { reqs: ['AUTH-05', 'CART-29', 'ROLE-03'] },
  invoke: {
    id: 'authenticate',
    src: 'authenticate',
    input: ({ context }) => ({
      view: 'signIn' as const,
      offerGuest: nextTask(context)?.kind === 'add',
    }),
    onDone: [
      {
        guard: { type: 'visitorSignedIn', params: ({ event }) => event.output },
        target: 'ready',
        actions: ['allowAdding', 'markStale'],
      },
      {
        guard: { type: 'visitorIsGuest', params: ({ event }) => event.output },
        target: 'ready',
        actions: 'allowAdding',
      },
      {
        guard: { type: 'restoringIsPutOff', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          { type: 'showNotice', params: ({ context }) => noticeOfRestoring(context) },
          'putOffRestoring',
          'clearTasks',
        ],
      },
      { target: 'ready', actions: 'clearTasks' },
    ],
  },
});

const askingToReplace = cart.createStateConfig({
  description: "The cart holds another store's goods: the customer is asked whether they may go.",
  tags: 'askingToReplace',
  meta: { reqs: ['CART-20', 'CART-21', 'ERR-23'] },
  on: promptOfNext('takeReplacement'),
});

const askingToClear = cart.createStateConfig({
  description: 'The customer is asked whether the whole cart may be cleared.',
  tags: 'askingToClear',
  meta: { reqs: ['CART-10', 'CART-18'] },
  on: promptOfNext('takeNext'),
});

const noticeOfDone = ({ context }: { readonly context: CartFlow.Context }) => noticeOfTask(context);

/** The task determines the call. The answer is the server's whole cart. */
const working = cart.createStateConfig({
  description:
    'The server is asked for one change: to add, change or remove an item, or to clear the cart. ' +
    'What is asked for meanwhile waits.',
  tags: 'busy',
  meta: {
    reqs: [
      ...['API-20', 'API-21', 'API-23', 'API-24', 'NAV-04'],
      ...['CART-12', 'CART-14', 'CART-15', 'CART-16', 'CART-17', 'CART-19'],
      ...['CART-21', 'CART-26', 'CART-30', 'CART-32', 'CART-33'],
      ...['ERR-32', 'ERR-33', 'ERR-34', 'ERR-40', 'ERR-41'],
    ],
  },
  invoke: {
    id: 'runTask',
    src: 'runTask',
    input: ({ context }) => callFor(context),
    onDone: [
      {
        guard: { type: 'otherStoreIsCleared', params: ({ event }) => event.output },
        target: 'working',
        reenter: true,
        actions: 'setOtherStoreCleared',
      },
      {
        guard: { type: 'cartIsCleared', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          { type: 'showNotice', params: { kind: 'cartCleared' } },
          { type: 'finishTask', params: ({ event: { output } }) => valueIn(output) },
          'notifyOtherTabs',
          'goHome',
        ],
      },
      {
        guard: { type: 'quantityIsTaken', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          { type: 'finishTask', params: ({ event: { output } }) => valueIn(output) },
          'notifyOtherTabs',
        ],
      },
      {
        guard: { type: 'restoringIsCutOff', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          { type: 'showFailure', params: ({ event: { output } }) => failureIn(output) },
          { type: 'showNotice', params: ({ context }) => noticeOfRestoring(context) },
          'putOffRestoring',
          'markStale',
        ],
      },
      ...answered(({ value, failure }: Answered<CartFlow.Answer>) => ({
        accepted: {
          target: 'ready',
          actions: [
            'emitTaskDone',
            { type: 'showNotice', params: noticeOfDone },
            { type: 'finishTask', params: value },
            'notifyOtherTabs',
          ],
        },
        signedOut: { target: 'requiringSignIn', actions: 'returnTask' },
        failed: {
          target: 'ready',
          actions: [{ type: 'showFailure', params: failure }, 'dropTask', 'markStale'],
        },
      })),
    ],
  },
});

/** Each answer replaces the list. */
export const cartMachine = cart.createMachine({
  id: 'cart',
  description: 'What the customer means to buy, kept in step with what the server has noted.',
  context: ({ input }) => ({
    ...unreadQueue,
    cart: emptyCart(input.currency),
    mayAdd: input.mayAdd,
    removed: [],
  }),
  invoke: { id: 'watchOtherTabs', src: 'watchOtherTabs', input: undefined },
  initial: 'loading',
  on: {
    'line.increase': [
      {
        guard: { type: 'increaseIsRefused', params: fromEvent },
        actions: {
          type: 'showNotice',
          params: ({ context, event }) => noticeOfIncrease(context, event.line),
        },
      },
      {
        guard: { type: 'increaseIsPointedOut', params: fromEvent },
        actions: [
          {
            type: 'showNotice',
            params: ({ context, event }) => noticeOfIncrease(context, event.line),
          },
          { type: 'queueRequest', params: fromEvent },
        ],
      },
      request,
    ],
    'line.decrease': request,
    'line.remove': request,
    'item.add': request,
    'item.update': request,
    'cart.clear': request,
    'cart.undo': request,
    'checkout.ask': { actions: 'openCheckoutGate' },
    'cart.reload': { actions: 'markStale' },
    'cart.retry': { actions: 'markStale' },
    'scope.change': [
      {
        guard: { type: 'scopeEndsCart', params: fromEvent },
        target: '.loading',
        actions: ['clearCartOfBefore', { type: 'setScope', params: fromEvent }, 'withdrawOffers'],
      },
      { actions: { type: 'setScope', params: fromEvent } },
    ],
  },
  states: { loading, ready, working, requiringSignIn, askingToReplace, askingToClear },
});
