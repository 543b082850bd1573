import { answered, type Answered } from '#application/kernel/answered.ts';
import { claimOf } from '#application/ordering/tracking.context.ts';
import { trackOrder } from '../setup.ts';
import type * as TrackOrder from '../setup.ts';

/** A flow beside the order has its own input: the order stays until it is closed. */
export const beside = trackOrder.createStateConfig({
  id: 'beside',
  description:
    'A review, a request for a refund, or what can be had of the order again, may be open.',
  meta: { reqs: ['CHK-14', 'AUTH-10'] },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is open beside the order.',
      meta: { reqs: ['CHK-14'] },
      on: { 'beside.open': 'open' },
    },
    open: {
      description: 'Something is open. It is not taken away when the session ends.',
      tags: 'beside',
      meta: { reqs: ['CHK-14', 'AUTH-10'] },
      initial: 'filling',
      on: {
        'visitor.change': [
          {
            guard: { type: 'isCustomer', params: ({ event }) => event.visitor },
            target: '.resuming',
            actions: { type: 'setVisitorKind', params: ({ event }) => event.visitor },
          },
          { actions: { type: 'setVisitorKind', params: ({ event }) => event.visitor } },
        ],
        'beside.close': [
          { guard: 'sessionHasEnded', target: '#trackOrder.starting', actions: 'clearFollowed' },
          { target: 'closed' },
        ],
      },
      states: {
        filling: {
          description: 'The customer is busy with what is open.',
          meta: { reqs: ['CHK-14'] },
        },
        resuming: {
          description: 'It is looked at whether the order is of the customer who has signed in.',
          meta: { reqs: ['AUTH-10'] },
          invoke: {
            id: 'resumeBeside',
            src: 'find',
            input: ({ context }) => claimOf(context),
            onDone: answered(({ value }: Answered<TrackOrder.FindAnswer>) => ({
              accepted: { target: 'filling', actions: { type: 'setFound', params: value } },
              refused: { target: '#trackOrder.starting', actions: 'clearFollowed' },
              failed: { target: 'filling' },
            })),
          },
        },
      },
    },
  },
});
