import { listRefundReasons, requestRefund } from '#contract/ordering-refunds.ts';
import { requestRefundMachine } from '#application/ordering/request-refund/machine.ts';
import { id } from '#domain/kernel/id.ts';
import { tracker, GUESTS_ARE_NOT_OFFERED } from '#tests/model/ordering/tracking.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal, refusedAs } from '#tests/model/support/wire.ts';
import { defineFlow } from '@sundry/statecharts';

export const ORDER = { id: id<'Order'>(100_042), phone: null };
export const REASON = 'Items are missing';

const wire = {
  readReasons: calling(listRefundReasons, {
    two: answered({
      refund_reasons: [
        { id: 1, reason: REASON },
        { id: 2, reason: 'The order came too late' },
      ],
    }),
    ...failures,
  }),
  sendRequest: calling(
    requestRefund,
    {
      taken: answered({ message: 'Your refund request has been sent' }),
      'asked for already': refusedAs('refused', refusal(409, 'refund', 'Asked for already')),
      ...failures,
    },
    { asks: { order: ORDER, reason: REASON, note: 'No chutney' } },
  ),
};

export const flow = defineFlow({
  name: 'ordering/request-refund',
  machine: requestRefundMachine,
  inputs: { 'an order that is paid': { tracker } },
  events: {
    'refund.ask': { 'the order': { order: ORDER } },
    'refund.retry': { '': {} },
    'reason.choose': { 'a reason': { reason: REASON } },
    'note.type': { words: { text: 'No chutney' } },
    'refund.send': { '': {} },
    'refund.leave': { '': {} },
  },
  wire,
  outcomes: {
    ...(await outcomesOf(requestRefundMachine, wire)),
    authenticate: { signedIn: 'signedIn', dismissed: 'dismissed' },
  },
  impossible: { authenticate: GUESTS_ARE_NOT_OFFERED },
  project: ({ context }) => ({
    order: context.order?.id ?? null,
    reasons: context.reasons.length,
    reason: context.reason,
    note: context.note,
    failure: context.failure?.kind ?? null,
  }),
  invariants: {
    'nothing is sent without a reason': (it) =>
      !it.matches('sending') || it.context.reason !== null,
    'nothing is left of a request that is done with': (it) =>
      !it.matches('idle') || (it.context.order === null && it.context.reason === null),
  },
});
