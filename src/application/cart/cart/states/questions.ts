import { nextTask, noticeOfRestoring } from '../rules.ts';
import { cart } from '../setup.ts';

/** The task in question stays at the head of the queue until it is answered. */

export const requiringSignIn = cart.createStateConfig({
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

/** A yes counts only for the cart that was shown; for another one the question is repeated. */
const askAnew = { guard: 'cartIsStale', target: 'ready' } as const;

export const askingToReplace = cart.createStateConfig({
  description: "The cart holds another store's goods: the customer is asked whether they may go.",
  tags: 'askingToReplace',
  meta: { reqs: ['CART-20', 'CART-21', 'ERR-23'] },
  on: {
    'prompt.confirm': [askAnew, { target: 'working', actions: 'takeReplacement' }],
    'prompt.cancel': { target: 'ready', actions: 'dropNext' },
  },
});

export const askingToClear = cart.createStateConfig({
  description: 'The customer is asked whether the whole cart may be cleared.',
  tags: 'askingToClear',
  meta: { reqs: ['CART-10', 'CART-18'] },
  on: {
    'prompt.confirm': [askAnew, { target: 'working', actions: 'takeNext' }],
    'prompt.cancel': { target: 'ready', actions: 'dropNext' },
  },
});
