import { parsed } from '#application/kernel/parsed.ts';
import { parsedForm } from './track-order.context.ts';
import { trackOrder } from './track-order.setup.ts';
import type * as TrackOrder from './track-order.types.ts';

type With = { readonly context: TrackOrder.Context };

/** The form, and above it what came of the last search. */
export const asking = trackOrder.createStateConfig({
  description: 'The customer says which order: its number, and the phone given with it.',
  tags: 'asking',
  meta: { reqs: ['NAV-15', 'CHK-08'] },
  initial: 'unsearched',
  on: {
    'orderId.type': {
      actions: {
        type: 'setText',
        params: ({ event: { text } }) => ({ field: 'id', text }) as const,
      },
    },
    'phone.type': {
      actions: {
        type: 'setText',
        params: ({ event: { text } }) => ({ field: 'phone', text }) as const,
      },
    },
    'order.find': parsed(
      ({ context }: With) => parsedForm(context),
      ({ value }) => ({
        complete: { target: '#trackOrder.finding', actions: { type: 'setClaim', params: value } },
        refused: { actions: 'judge' },
      }),
    ),
  },
  states: {
    unsearched: {
      description: 'Nothing has been looked for so far, or it was another order.',
      meta: { reqs: ['NAV-15', 'CHK-08'] },
    },
    missing: {
      description: 'No such order is known under this number and phone. The form is still there.',
      tags: 'missing',
      meta: { reqs: ['CHK-08'] },
    },
    unread: {
      description: 'The server could not be reached. What was typed is kept.',
      tags: 'unread',
      meta: { reqs: ['ERR-29'] },
    },
  },
});
