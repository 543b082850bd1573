import { parsed } from '#application/kernel/parsed.ts';
import { parsedForm } from './manage-trip.context.ts';
import { manageTrip } from './manage-trip.setup.ts';
import type * as ManageTrip from './manage-trip.types.ts';

type With = { readonly context: ManageTrip.Context };

/** The form, and above it what came of the last search. */
export const asking = manageTrip.createStateConfig({
  description: 'The customer says which trip: its number, and the phone given with it.',
  tags: 'asking',
  meta: { reqs: ['API-41'] },
  initial: 'unsearched',
  on: {
    'tripId.type': {
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
    'trip.find': parsed(
      ({ context }: With) => parsedForm(context),
      ({ value }) => ({
        complete: { target: '#manageTrip.finding', actions: { type: 'setClaim', params: value } },
        refused: { actions: 'judge' },
      }),
    ),
  },
  states: {
    unsearched: {
      description: 'Nothing has been looked for so far, or it was another trip.',
      meta: { reqs: ['API-41'] },
    },
    missing: {
      description:
        'No such trip is known under this number and phone, or too many were guessed. The form is still there.',
      tags: 'missing',
      meta: { reqs: ['API-41'] },
    },
    unread: {
      description: 'The server could not be reached. What was typed is kept.',
      tags: 'unread',
      meta: { reqs: ['ERR-29'] },
    },
  },
});
