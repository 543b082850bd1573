import { cancelingOf } from '#application/ordering/tracking.canceling.state.ts';
import { whileOpen } from '#application/ordering/tracking.sending.state.ts';
import { LABELS } from '../names.ts';
import { manageTrip } from '../setup.ts';
import type * as ManageTrip from '../setup.ts';

const { closed, leave, sending } = cancelingOf<ManageTrip.Trips>()(LABELS, {
  filling: 'asking',
  notice: 'tripCanceled',
});

export const canceling = manageTrip.createStateConfig({
  id: 'canceling',
  description: 'As long as the provider has not confirmed it, the trip can be canceled.',
  meta: { reqs: ['API-44'] },
  initial: 'closed',
  states: {
    closed,
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
            'cancel.leave': leave,
          },
        },
        ...sending,
      },
    },
  },
});
