import { answered, type Answered } from '#application/kernel/answered.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import { promptOfNext } from '#application/kernel/task-queue.ts';
import { required } from '#domain/kernel/required.ts';
import { noticeOfRestoring } from '../rules.ts';
import { tripCart } from '../setup.ts';
import { callFor, noticeOfTask } from '../tasks.ts';
import type * as TripCartFlow from '../setup.ts';

/** Starts a waiting task at once, so that the cart rests here only when idle. */
export const ready = tripCart.createStateConfig({
  description: 'The trip cart can be changed. What the customer asks for next is begun at once.',
  meta: { reqs: ['RENT-CART-02', 'RENT-CART-03'] },
  always: [
    { guard: 'dataIsStale', target: 'recovering' },
    { guard: 'cartIsToBeMended', target: 'recovering' },
    { guard: 'vehicleIsNext', target: 'adding', actions: 'takeVehicle' },
    { guard: 'clearingIsNext', target: 'askingToClear' },
    { guard: 'taskIsWaiting', target: 'working', actions: 'takeNext' },
  ],
});

export const askingToClear = tripCart.createStateConfig({
  description: 'The customer is asked whether the whole trip cart may be cleared.',
  tags: 'askingToClear',
  meta: { reqs: ['RENT-CART-09'] },
  on: promptOfNext('takeNext'),
});

export const requiringSignIn = tripCart.createStateConfig({
  description:
    'The sign-in has ended: the customer is asked to sign in again. What they asked of the cart waits.',
  meta: { reqs: ['AUTH-05'] },
  invoke: {
    id: 'authenticate',
    src: 'authenticate',
    input: { view: 'signIn', offerGuest: false },
    onDone: [
      {
        guard: { type: 'visitorSignedIn', params: ({ event }) => event.output },
        target: 'ready',
        actions: 'markStale',
      },
      { target: 'ready', actions: ['clearTasks', 'markStale'] },
    ],
  },
  on: {
    'scope.change': [
      {
        guard: { type: 'guestSignsIn', params: fromEvent },
        actions: [
          { type: 'renameJournal', params: fromEvent },
          { type: 'setRentalScope', params: fromEvent },
        ],
      },
      {
        guard: { type: 'scopeRereadsCart', params: fromEvent },
        actions: { type: 'setRentalScope', params: fromEvent },
      },
    ],
  },
});

export const working = tripCart.createStateConfig({
  description:
    'The server is asked for one change: a quantity, fewer vehicles or more, another trip, or an empty cart. ' +
    'What is asked for meanwhile waits.',
  tags: 'busy',
  meta: {
    reqs: [
      'RENT-CART-24',
      'RENT-CART-25',
      'RENT-CART-26',
      'RENT-CART-35',
      'RENT-CART-41',
      'ERR-39',
      'RENT-CART-31',
    ],
  },
  invoke: {
    id: 'runTask',
    src: 'runTask',
    input: ({ context }) => callFor(context),
    onDone: [
      {
        guard: { type: 'someCannotComeAlong', params: ({ event }) => event.output },
        target: 'adding.askingToRemove',
        actions: { type: 'setIncompatible', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'restoringIsUnanswered', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          {
            type: 'showNotice',
            params: ({ context }) => required(noticeOfRestoring(context), 'vehicle to put back'),
          },
          'dropRestoring',
        ],
      },
      ...answered(({ value, failure }: Answered<TripCartFlow.Answer>) => ({
        accepted: {
          target: 'ready',
          actions: [
            {
              type: 'showNotice',
              params: ({ context }: { readonly context: TripCartFlow.Context }) =>
                noticeOfTask(context),
            },
            'finishTask',
            { type: 'setCart', params: value },
            { type: 'saveCount', params: value },
            'notifyOtherTabs',
          ],
        },
        signedOut: { target: 'requiringSignIn', actions: 'returnTask' },
        failed: {
          target: 'ready',
          actions: [{ type: 'showFailure', params: failure }, 'dropTask'],
        },
      })),
    ],
  },
});
