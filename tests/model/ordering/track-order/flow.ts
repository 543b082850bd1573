import {
  cancelOrder,
  listCancellationReasons,
  listOrderLines,
  trackOrder,
} from '#contract/ordering.ts';
import { isAbsence } from '#application/kernel/call-failure.ts';
import { trackOrderMachine } from '#application/ordering/track-order.machine.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { isFinal } from '#domain/ordering/order-status.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal, refusedAs } from '#tests/model/support/wire.ts';
import { aWireOrder, aWireOrderLine } from '#tests/support/builders/order-wire.ts';
import { defineFlow } from '#tools/model/flow.ts';

export const PHONE = '+1 212 555 0123';
const visit = { signedIn: false, timeZone: timeZone('America/New_York') };
const found = (status: ReturnType<typeof aWireOrder>['order_status']) =>
  answered(aWireOrder({ order_status: status }));
const claim = { id: '100042', phone: PHONE };
const REASONS = ['I ordered by mistake', 'It takes too long'];

const wire = {
  findOrder: calling(
    trackOrder,
    {
      pending: found('pending'),
      delivered: found('delivered'),
      unknown: refusedAs('refused', refusal(404, 'order', 'Order not found.')),
      ...failures,
    },
    { asks: claim },
  ),
  refreshOrder: calling(
    trackOrder,
    {
      pending: found('pending'),
      confirmed: found('confirmed'),
      failed: found('failed'),
      ...failures,
    },
    { asks: claim, capability: 'findOrder' },
  ),
  readLines: calling(
    listOrderLines,
    { lines: answered([aWireOrderLine()]), ...failures },
    { asks: claim },
  ),
  readReasons: calling(listCancellationReasons, {
    two: answered({
      total_size: 2,
      limit: 20,
      offset: 1,
      reasons: REASONS.map((reason, index) => ({ id: index + 1, reason })),
    }),
    ...failures,
  }),
  cancelOrder: calling(
    cancelOrder,
    { canceled: answered({ message: 'Canceled.' }), ...failures },
    { asks: { claim, reason: 'I ordered by mistake' } },
  ),
};

/** Walks cancel once the lines are read, and leave the rest of the page alone meanwhile. */
const CANCELING = ['cancel.ask', 'reason.choose', 'cancel.confirm', 'cancel.leave'];

/** Failures that are treated like the others: met on the page of a customer, and not everywhere. */
const RARE = [
  'findOrder signedOut',
  'refreshOrder refused',
  'refreshOrder signedOut',
  'readLines unreachable',
  'readLines signedOut',
  'readReasons refused',
  'readReasons signedOut',
  'cancelOrder unreachable',
  'cancelOrder signedOut',
];

export const flow = defineFlow({
  name: 'ordering/track-order',
  machine: trackOrderMachine,
  inputs: {
    'a link with number and phone': { ...visit, orderId: '100042', phone: PHONE },
    'a page without a link': { ...visit, orderId: null, phone: null },
    'a customer with a number': { ...visit, signedIn: true, orderId: '100042', phone: null },
  },
  events: {
    'orderId.type': { 'a number': { text: '100042' }, rubbish: { text: 'my order' } },
    'phone.type': { 'a phone': { text: PHONE }, nothing: { text: '' } },
    'order.find': { '': {} },
    'other.find': { '': {} },
    'order.refresh': { '': {} },
    'page.show': { '': {} },
    'page.hide': { '': {} },
    'cancel.ask': { '': {} },
    'reason.choose': { 'a reason': { reason: 'I ordered by mistake' } },
    'cancel.confirm': { '': {} },
    'cancel.leave': { '': {} },
  },
  calls: { refreshOrder: 'findOrder' },
  wire,
  outcomes: await outcomesOf(trackOrderMachine, wire),
  neverFails: ['watchPage'],
  bound: 8_000,
  within: (it, step) => {
    if (step.kind === 'outcome' && RARE.includes(`${step.actor} ${step.outcome}`)) {
      return it.context.signedIn && it.context.cancelFailure === null;
    }
    if (step.kind !== 'user') return true;
    const isTyped = step.event === 'orderId.type' || step.event === 'phone.type';
    if (isTyped) return !it.context.tried || !it.matches({ asking: 'unsearched' });
    if (!it.matches('following')) return true;
    const isRead = it.matches({ following: { listing: 'done' } });
    const isClosed = it.matches({ following: { canceling: 'closed' } });
    return CANCELING.includes(step.event) ? isRead : isClosed || step.event === 'other.find';
  },
  project: ({ context }) => ({
    signedIn: context.signedIn,
    typed: [context.form.id, context.form.phone],
    tried: context.tried,
    claimed: context.claim !== null,
    status: context.order?.status ?? null,
    lines: context.lines && context.lines.length,
    failure: context.failure && [context.failure.kind, isAbsence(context.failure)],
    reasons: context.reasons.length,
    reason: context.reason,
    cancelFailure: context.cancelFailure?.kind ?? null,
  }),
  invariants: {
    'what is shown was asked for': (it) =>
      !it.hasTag('shown') || (it.context.order !== null && it.context.claim !== null),
    'nothing is looked at again that is over': (it) =>
      !it.matches({ following: { looking: 'waiting' } }) ||
      (it.context.order !== null && !isFinal(it.context.order.status)),
    'nothing is canceled without a reason': (it) =>
      !it.matches({ following: { canceling: 'sending' } }) || it.context.reason !== null,
    'no order is left behind when another is looked for': (it) =>
      !it.hasTag('asking') ||
      (it.context.order === null && it.context.lines === null && it.context.reason === null),
  },
});
