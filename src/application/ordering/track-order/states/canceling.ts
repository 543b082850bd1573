import { answered, type Answered } from '#application/kernel/answered.ts';
import { cancelingOf } from '#application/ordering/tracking.canceling.state.ts';
import { whileOpen } from '#application/ordering/tracking.sending.state.ts';
import { LABELS } from '../names.ts';
import { trackOrder } from '../setup.ts';
import type * as TrackOrder from '../setup.ts';

const { closed, leave, sending } = cancelingOf<TrackOrder.Orders>()(LABELS, {
  filling: 'choosing',
  notice: 'orderCanceled',
});

export const canceling = trackOrder.createStateConfig({
  id: 'canceling',
  description: 'As long as the store has not begun with it, the order can be canceled.',
  meta: { reqs: ['CHK-14'] },
  initial: 'closed',
  states: {
    closed,
    open: {
      description: 'The customer is asked why, and whether they are sure.',
      tags: 'canceling',
      meta: { reqs: ['CHK-14'] },
      initial: 'reading',
      on: whileOpen,
      states: {
        reading: {
          description: 'The possible reasons are being read.',
          tags: 'cancelBusy',
          meta: { reqs: ['CHK-14'] },
          invoke: {
            id: 'readReasons',
            src: 'readReasons',
            input: undefined,
            onDone: answered(({ value, failure }: Answered<TrackOrder.ReasonsAnswer>) => ({
              accepted: { target: 'choosing', actions: { type: 'setReasons', params: value } },
              failed: { target: 'unread', actions: { type: 'setCancelFailure', params: failure } },
            })),
          },
          on: { 'cancel.leave': leave },
        },
        unread: {
          description: 'The reasons could not be read. The customer may try again.',
          tags: 'reasonsUnread',
          meta: { reqs: ['ERR-29'] },
          on: { 'cancel.ask': 'reading', 'cancel.leave': leave },
        },
        choosing: {
          description: 'The customer chooses a reason.',
          meta: { reqs: ['CHK-14'] },
          on: {
            'reason.choose': {
              actions: { type: 'setReason', params: ({ event }) => event.reason },
            },
            'cancel.confirm': { guard: 'reasonIsChosen', target: 'sending' },
            'cancel.leave': leave,
          },
        },
        ...sending,
      },
    },
  },
});
