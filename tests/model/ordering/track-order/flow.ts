import type { SnapshotFrom } from 'xstate';
import {
  cancelOrder,
  listCancellationReasons,
  listOrderLines,
  trackOrder,
} from '#contract/ordering.ts';
import { isAbsence } from '#application/kernel/call-failure.ts';
import { trackOrderMachine } from '#application/ordering/track-order/machine.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { isFinal } from '#domain/ordering/order-status.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal, refusedAs } from '#tests/model/support/wire.ts';
import { aWireOrder, aWireOrderLine } from '#tests/support/builders/order-wire.ts';
import {
  GUESTS_ARE_NOT_OFFERED,
  mayVisitorChange,
  visitorEvents,
} from '#tests/model/ordering/tracking.ts';
import { defineFlow, type Step } from '@sundry/statecharts';

export const PHONE = '+1 212 555 0123';
const visit = { signedIn: false, timeZone: timeZone('America/New_York'), country: 'US' };
const found = (status: ReturnType<typeof aWireOrder>['order_status']) =>
  answered(aWireOrder({ order_status: status }));
const claim = { id: '100042', phone: PHONE };
const REASONS = ['I ordered by mistake', 'It takes too long'];

const canceled = found('canceled');
const look = { asks: claim, capability: 'find' } as const;

const wire = {
  find: calling(
    trackOrder,
    {
      pending: found('pending'),
      delivered: found('delivered'),
      unknown: refusedAs('refused', refusal(404, 'order', 'Order not found.')),
      ...failures,
    },
    { asks: claim },
  ),
  lookAgain: calling(
    trackOrder,
    {
      pending: found('pending'),
      confirmed: found('confirmed'),
      failed: found('failed'),
      canceled,
      ...failures,
    },
    { asks: claim, capability: 'find' },
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
  cancel: calling(
    cancelOrder,
    { canceled: answered({ message: 'Canceled.' }), ...failures },
    { asks: { claim, reason: 'I ordered by mistake' } },
  ),
  checkCanceled: calling(trackOrder, { pending: found('pending'), canceled, ...failures }, look),
  resumeCanceling: calling(trackOrder, { pending: found('pending'), ...failures }, look),
  resumeBeside: calling(trackOrder, { delivered: found('delivered'), ...failures }, look),
};

/** Walks cancel once the lines are loaded, and leave the rest of the page alone meanwhile. */
const CANCELING = ['cancel.ask', 'reason.choose', 'cancel.confirm', 'cancel.leave'];

/** Subject of a review, a refund or a reorder: a customer's completed order. */
const canBeOpenBeside = (it: SnapshotFrom<typeof trackOrderMachine>): boolean =>
  it.context.signedIn &&
  it.context.tracked?.status === 'delivered' &&
  it.context.failure === null &&
  it.matches({ tracking: { listing: 'done', canceling: 'closed', looking: 'settled' } });

/** While it is open, the identity may change; the rest of the page is left alone. */
const happensBeside = (
  { context }: SnapshotFrom<typeof trackOrderMachine>,
  step: Step,
): boolean => {
  if (step.kind !== 'user') return step.kind === 'outcome';
  if (step.event === 'beside.close') return true;
  if (step.event !== 'visitor.change') return false;
  return context.signedIn ? step.case === 'a session that ran out' : step.case === 'a customer';
};

/** Failures that share one treatment: met on a customer's page, and not everywhere. */
const RARE = [
  'find signedOut',
  'lookAgain refused',
  'lookAgain signedOut',
  'readLines unreachable',
  'readLines signedOut',
  'readReasons refused',
  'readReasons signedOut',
  'cancel unreachable',
  'cancel signedOut',
];

export const flow = defineFlow({
  name: 'ordering/track-order',
  machine: trackOrderMachine,
  inputs: {
    'a link with number and phone': { ...visit, number: '100042', phone: PHONE },
    'a page without a link': { ...visit, number: null, phone: null },
    'a customer with a number': { ...visit, signedIn: true, number: '100042', phone: null },
  },
  events: {
    'number.type': { 'a number': { text: '100042' }, rubbish: { text: 'my order' } },
    'phone.type': { 'a phone': { text: PHONE }, nothing: { text: '' } },
    'search.submit': { '': {} },
    'other.find': { '': {} },
    'look.again': { '': {} },
    'page.show': { '': {} },
    'page.hide': { '': {} },
    'visitor.change': visitorEvents,
    'cancel.ask': { '': {} },
    'reason.choose': { 'a reason': { reason: 'I ordered by mistake' } },
    'cancel.confirm': { '': {} },
    'cancel.leave': { '': {} },
    'beside.open': { '': {} },
    'beside.close': { '': {} },
  },
  calls: {
    lookAgain: 'find',
    checkCanceled: 'find',
    resumeCanceling: 'find',
    resumeBeside: 'find',
    authenticateToCancel: 'authenticate',
  },
  wire,
  outcomes: {
    ...(await outcomesOf(trackOrderMachine, wire)),
    authenticateToCancel: { signedIn: 'signedIn', dismissed: 'dismissed' },
  },
  impossible: { authenticateToCancel: GUESTS_ARE_NOT_OFFERED },
  neverFails: ['watchPage', 'watchVisitorKind'],
  bound: 8_000,
  within: (it, step) => {
    if (it.hasTag('beside')) return happensBeside(it, step);
    const { changed } = it.context;
    if (step.kind === 'outcome' && step.actor === 'lookAgain') {
      // Canceled is final; and a failed look reads the same under a dialog as without one.
      if (changed && ['pending', 'confirmed', 'failed'].includes(step.outcome)) return false;
      if (it.hasTag('canceling') && step.outcome in failures) return false;
    }
    if (step.kind === 'outcome' && RARE.includes(`${step.actor} ${step.outcome}`)) {
      const isCustomers = it.context.signedIn || it.context.sessionEnded;
      return isCustomers && it.context.cancelFailure === null;
    }
    // While a dialog waits for the server, the page behind it is left alone.
    const isLeftAlone =
      it.hasTag('canceling') && (it.hasTag('cancelBusy') || it.context.cancelFailure !== null);
    const isOfPage =
      step.kind === 'delay' || (step.kind === 'user' && step.event.startsWith('page.'));
    if (isLeftAlone && isOfPage) return false;
    if (step.kind !== 'user') return true;
    if (step.event === 'beside.open') return canBeOpenBeside(it);
    if (step.event === 'cancel.ask' && it.context.failure) return false;
    if (step.event === 'visitor.change') {
      const isRead = it.matches('asking') || it.matches({ tracking: { listing: 'done' } });
      return isRead && mayVisitorChange(it, step.case);
    }
    const isTyped = step.event === 'number.type' || step.event === 'phone.type';
    if (isTyped) return !it.context.tried || !it.matches({ asking: 'unsearched' });
    if (!it.matches('tracking')) return true;
    const isRead = it.matches({ tracking: { listing: 'done' } });
    const isClosed = it.matches({ tracking: { canceling: 'closed' } });
    return CANCELING.includes(step.event) ? isRead : isClosed || step.event === 'other.find';
  },
  project: ({ context }) => ({
    signedIn: context.signedIn,
    typed: [context.form.id, context.form.phone],
    tried: context.tried,
    claimed: context.claim !== null,
    sessionEnded: context.sessionEnded,
    status: context.tracked?.status ?? null,
    lines: context.lines && context.lines.length,
    failure: context.failure && [context.failure.kind, isAbsence(context.failure)],
    reasons: context.reasons.length,
    reason: context.reason,
    cancelFailure: context.cancelFailure?.kind ?? null,
    changed: context.changed,
  }),
  invariants: {
    'what is shown was asked for': (it) =>
      !it.hasTag('shown') || (it.context.tracked !== null && it.context.claim !== null),
    'nothing is looked at again that is over': (it) =>
      !it.matches({ tracking: { looking: 'waiting' } }) ||
      (it.context.tracked !== null && !isFinal(it.context.tracked.status)),
    'nothing is canceled without a reason': (it) =>
      !it.matches({ tracking: { canceling: { open: 'sending' } } }) || it.context.reason !== '',
    'no order is left behind when another is looked for': (it) =>
      !it.hasTag('asking') ||
      (it.context.tracked === null && it.context.lines === null && it.context.reason === ''),
    'what was shown to a customer is gone with their session, unless a dialog is open': (it) =>
      !it.context.sessionEnded || it.hasTag('canceling') || it.hasTag('beside'),
  },
});
