import { answered, type Answered } from '#application/kernel/answered.ts';
import { claimOf, toCancellation } from './manage-trip.context.ts';
import { manageTrip } from './manage-trip.setup.ts';
import type * as ManageTrip from './manage-trip.types.ts';

const canceled = {
  target: 'closed',
  actions: [
    'clearCancel',
    { type: 'showNotice', params: { kind: 'tripCanceled' } },
    'refreshReads',
    'refreshAgain',
  ],
} as const;

/** A no, or no answer at all, is followed by a look: what the trip is now decides, not what was heard. */
export const canceling = manageTrip.createStateConfig({
  description: 'As long as the provider has not confirmed it, the trip can be canceled.',
  meta: { reqs: ['API-44'] },
  initial: 'closed',
  states: {
    closed: {
      description: 'The customer is not canceling.',
      meta: { reqs: ['API-44'] },
      on: { 'cancel.ask': { guard: 'mayCancel', target: 'asking' } },
    },
    asking: {
      description:
        'The customer is asked whether they are sure, and may say why. The provider may confirm meanwhile.',
      tags: 'canceling',
      meta: { reqs: ['API-44'] },
      on: {
        'reason.type': { actions: { type: 'setReason', params: ({ event }) => event.text } },
        'cancel.confirm': { guard: 'mayCancel', target: 'sending' },
        'cancel.leave': { target: 'closed', actions: 'clearCancel' },
      },
    },
    sending: {
      description: 'The server is asked to cancel the trip.',
      tags: ['canceling', 'cancelBusy'],
      meta: { reqs: ['API-44'] },
      invoke: {
        id: 'cancelTrip',
        src: 'cancelTrip',
        input: ({ context }) => toCancellation(context),
        onDone: answered(({ failure }: Answered<ManageTrip.CancelAnswer>) => ({
          accepted: canceled,
          failed: { target: 'checking', actions: { type: 'setCancelFailure', params: failure } },
        })),
      },
    },
    checking: {
      description: 'No or lost was the answer. It is looked at what has become of the trip.',
      tags: ['canceling', 'cancelBusy'],
      meta: { reqs: ['API-44', 'ERR-29'] },
      invoke: {
        id: 'checkCanceled',
        src: 'findTrip',
        input: ({ context }) => claimOf(context),
        onDone: answered(({ value }: Answered<ManageTrip.FindAnswer>) => ({
          accepted: { target: 'judging', actions: { type: 'setTrip', params: value } },
          failed: { target: 'asking' },
        })),
      },
    },
    judging: {
      description: 'It is decided by the trip whether it was canceled after all.',
      tags: ['canceling', 'cancelBusy'],
      meta: { reqs: ['API-44'] },
      always: [{ guard: 'tripIsCanceled', ...canceled }, { target: 'asking' }],
    },
  },
});
