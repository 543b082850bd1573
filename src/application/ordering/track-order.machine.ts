import { begin } from './track-order.context.ts';
import { following } from './track-order.following.state.ts';
import { trackOrder } from './track-order.setup.ts';

/** @see docs/charts/ordering-track-order.md, drawn from this file */
export const trackOrderMachine = trackOrder.createMachine({
  id: 'trackOrder',
  description: 'Following one order until it has arrived, or has come to nothing.',
  context: ({ input }) => begin(input),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'starting',
  states: {
    starting: {
      description: 'The shop looks whether the link says which order it is.',
      meta: { reqs: ['NAV-15'] },
      always: [
        { guard: 'formIsFilled', target: 'finding', actions: 'claim' },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'The customer says which order: its number, and the phone given with it.',
      tags: 'asking',
      meta: { reqs: ['NAV-15', 'CHK-08'] },
      initial: 'fresh',
      on: {
        'orderId.type': {
          actions: {
            type: 'holdText',
            params: ({ event }) => ({ field: 'orderId', text: event.text }),
          },
        },
        'phone.type': {
          actions: {
            type: 'holdText',
            params: ({ event }) => ({ field: 'phone', text: event.text }),
          },
        },
        'order.find': [
          { guard: 'formIsFilled', target: 'finding', actions: 'claim' },
          { actions: 'judge' },
        ],
      },
      states: {
        fresh: {
          description: 'Nothing was looked for yet.',
          meta: { reqs: ['NAV-15'] },
        },
        missing: {
          description: 'No such order is known under this number and phone.',
          tags: 'missing',
          meta: { reqs: ['CHK-08'] },
        },
        unread: {
          description: 'The shop could not be reached. What was typed is kept.',
          tags: 'unread',
          meta: { reqs: ['ERR-29'] },
        },
      },
    },
    finding: {
      description: 'The shop looks for the order.',
      tags: 'busy',
      meta: { reqs: ['CHK-07', 'CHK-08'] },
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => context.claim,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'following',
            actions: [
              { type: 'holdOrder', params: ({ event }) => event.output },
              { type: 'showInAddress', params: ({ context }) => context.claim },
            ],
          },
          {
            guard: { type: 'isUnreachable', params: ({ event }) => event.output },
            target: 'asking.unread',
            actions: { type: 'holdOrder', params: ({ event }) => event.output },
          },
          {
            target: 'asking.missing',
            actions: { type: 'holdOrder', params: ({ event }) => event.output },
          },
        ],
      },
    },
    following,
  },
});
