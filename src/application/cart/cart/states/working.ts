import { answered, type Answered } from '#application/kernel/answered.ts';
import { callFor, failureIn, linesIn, noticeOfRestoring, noticeOfTask } from '../rules.ts';
import { cart } from '../setup.ts';
import type * as CartFlow from '../setup.ts';

const noticeOfDone = ({ context }: { readonly context: CartFlow.Context }) => noticeOfTask(context);

/** The task determines the call. The answer is the server's whole cart. */
export const working = cart.createStateConfig({
  description:
    'The server is asked for one change: to add, change or remove an item, or to clear the cart. ' +
    'What is asked for meanwhile waits.',
  tags: 'busy',
  meta: {
    reqs: [
      'API-20',
      'API-21',
      'API-23',
      'API-24',
      'CART-12',
      'CART-14',
      'CART-15',
      'CART-16',
      'CART-17',
      'CART-19',
      'CART-21',
      'CART-26',
      'CART-30',
      'CART-32',
      'CART-33',
      'ERR-32',
      'ERR-33',
      'ERR-34',
      'ERR-40',
      'ERR-41',
      'NAV-04',
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
          { type: 'finishTask', params: ({ event: { output } }) => linesIn(output) },
          'notifyOtherTabs',
          'goHome',
        ],
      },
      {
        guard: { type: 'quantityIsTaken', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          { type: 'finishTask', params: ({ event: { output } }) => linesIn(output) },
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
