import { toCancellation } from '#application/ordering/follow.context.ts';
import { leavingOf, sendingOf, whileOpen } from '#application/ordering/follow.sending.state.ts';
import { WORDS } from './manage-trip.context.ts';
import { manageTrip } from './manage-trip.setup.ts';
import type * as ManageTrip from './manage-trip.types.ts';

const sending = sendingOf<ManageTrip.Trips>()(WORDS, {
  names: {
    call: 'cancel',
    check: 'checkCanceled',
    signIn: 'authenticateToCancel',
    resume: 'resumeCanceling',
    filling: 'asking',
    isDone: 'isCanceled',
    setFailure: 'setCancelFailure',
    busy: 'cancelBusy',
  },
  input: toCancellation<'Trip'>,
  done: {
    target: '#canceling.closed',
    actions: [
      'clearCancel',
      { type: 'setChanged', params: 'status' },
      { type: 'showNotice', params: { kind: 'tripCanceled' } },
      'refreshReads',
      'refreshAgain',
    ],
  },
  words: {
    sending: 'The server is asked to cancel the trip.',
    judging: 'It is decided by the trip whether it was canceled after all.',
  },
  reqs: WORDS.reqs.canceling,
});

export const canceling = manageTrip.createStateConfig({
  id: 'canceling',
  description: 'As long as the provider has not confirmed it, the trip can be canceled.',
  meta: { reqs: ['API-44'] },
  initial: 'closed',
  states: {
    closed: {
      description: 'The customer is not canceling.',
      meta: { reqs: ['API-44'] },
      on: { 'cancel.ask': { guard: 'mayCancel', target: 'open' } },
    },
    open: {
      description: 'The customer is asked whether they are sure.',
      tags: 'canceling',
      meta: { reqs: ['API-44'] },
      initial: 'asking',
      on: whileOpen,
      states: {
        asking: {
          description: 'The customer may say why. The provider may confirm meanwhile.',
          meta: { reqs: ['API-44'] },
          on: {
            'reason.type': { actions: { type: 'setReason', params: ({ event }) => event.text } },
            'cancel.confirm': { guard: 'mayCancel', target: 'sending' },
            'cancel.leave': leavingOf(WORDS, 'canceling', 'clearCancel'),
          },
        },
        ...sending,
      },
    },
  },
});
