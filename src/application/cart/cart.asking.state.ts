import { cart } from './cart.setup.ts';

export const asking = cart.createStateConfig({
  description: 'The customer is asked who they are, and then goes on with what they were doing.',
  meta: { reqs: ['AUTH-05', 'CART-29', 'ROLE-03'] },
  invoke: {
    id: 'authenticate',
    src: 'authenticate',
    input: ({ context }) => ({ view: 'signIn' as const, offerGuest: context.task?.kind === 'add' }),
    onDone: [
      {
        guard: { type: 'shopperSignedIn', params: ({ event }) => event.output },
        target: 'ready',
        actions: ['allowAdding', 'markStale', 'putTaskBack'],
      },
      {
        guard: { type: 'shopperIsGuest', params: ({ event }) => event.output },
        target: 'ready',
        actions: ['allowAdding', 'putTaskBack'],
      },
      { target: 'ready', actions: 'giveUpEverything' },
    ],
  },
});
