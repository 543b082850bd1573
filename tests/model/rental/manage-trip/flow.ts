import { cancelTrip, getTrip, reviewVehicle } from '#contract/rental-trips.ts';
import { isAbsence } from '#application/kernel/call-failure.ts';
import { manageTripMachine } from '#application/rental/manage-trip/machine.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { MAX_IMAGES } from '#domain/kernel/picked-images.ts';
import { isTripFinal } from '#domain/rental/trip-status.ts';
import { aWireHandedVehicle, aWireTrip } from '#tests/support/builders/rental-wire.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal, refusedAs } from '#tests/model/support/wire.ts';
import {
  GUESTS_ARE_NOT_OFFERED,
  mayVisitorChange,
  visitorEvents,
} from '#tests/model/ordering/tracking.ts';
import { defineFlow } from '@sundry/statecharts';

export const PHONE = '+1 212 555 0123';
const visit = { signedIn: false, timeZone: timeZone('America/New_York'), country: 'US' };
const found = (facts: Parameters<typeof aWireTrip>[0] = {}) => answered(aWireTrip(facts));
const claim = { id: '500001', phone: PHONE };
/** Two vehicles were handed over: one was reviewed before, and one can be reviewed now. */
const handed = (rating: number | null) => ({
  vehicle_identity: [
    aWireHandedVehicle({ id: 1, rating, can_review: rating === null }),
    aWireHandedVehicle({ id: 2, vehicle_name: 'Red van', rating: 4, can_review: false }),
  ],
});
const completed = found({ trip_status: 'completed', ...handed(null) });
const reviewed = found({ trip_status: 'completed', ...handed(4.5) });
const pending = found();
const confirmed = found({ trip_status: 'confirmed' });
const canceled = found({ trip_status: 'canceled', cancellation_reason: 'Other plans' });
const unknown = refusedAs('refused', refusal(404, 'trip', 'Trip not found.'));

const aPicture = (name: string) => new File(['a picture'], name, { type: 'image/png' });

const look = { asks: claim, capability: 'find' } as const;
const wire = {
  find: calling(getTrip, { pending, completed, unknown, ...failures }, { asks: claim }),
  lookAgain: calling(
    getTrip,
    { pending, confirmed, canceled, completed, reviewed, ...failures },
    look,
  ),
  cancel: calling(
    cancelTrip,
    { canceled: answered({ message: 'Canceled.' }), ...failures },
    { asks: { claim, reason: 'Other plans' } },
  ),
  checkCanceled: calling(getTrip, { pending, confirmed, canceled, ...failures }, look),
  reviewVehicle: calling(
    reviewVehicle,
    { reviewed: answered({ message: 'Thank you.' }), ...failures },
    {
      asks: {
        trip: 500_001,
        vehicle: { id: 1, vehicleId: 1 },
        rating: 4.5,
        comment: 'Fine',
        images: [],
      },
    },
  ),
  checkReviewed: calling(getTrip, { completed, reviewed, ...failures }, look),
  resumeCanceling: calling(getTrip, { pending, ...failures }, look),
  resumeReviewing: calling(getTrip, { completed, ...failures }, look),
};

/** Events in a dialog: the rest of the page is out of reach meanwhile. */
const SAID_IN_DIALOG = [
  'reason.type',
  'cancel.confirm',
  'cancel.leave',
  'rating.choose',
  'comment.type',
  'images.add',
  'image.remove',
  'review.send',
  'review.leave',
];
/** Guests track a trip that is ahead; customers review one that is over, or find it ahead. */
const OVER = ['completed', 'reviewed'];
const AHEAD = ['pending', 'confirmed', 'canceled'];
/** Failures that share one treatment: met once each, with no other failure about. */
const RARE = [
  'lookAgain refused',
  'lookAgain signedOut',
  'cancel signedOut',
  'checkCanceled refused',
  'checkCanceled signedOut',
  'reviewVehicle signedOut',
  'checkReviewed refused',
  'checkReviewed signedOut',
  'resumeCanceling signedOut',
  'resumeReviewing signedOut',
];

export const flow = defineFlow({
  name: 'rental/manage-trip',
  machine: manageTripMachine,
  inputs: {
    'a link with number and phone': { ...visit, number: '500001', phone: PHONE },
    'a page without a link': { ...visit, number: null, phone: null },
    'a customer with a number': { ...visit, signedIn: true, number: '500001', phone: null },
  },
  events: {
    'number.type': { 'a number': { text: '500001' }, rubbish: { text: 'my trip' } },
    'phone.type': { 'a phone': { text: PHONE }, nothing: { text: '' } },
    'search.submit': { '': {} },
    'other.find': { '': {} },
    'look.again': { '': {} },
    'page.show': { '': {} },
    'page.hide': { '': {} },
    'visitor.change': visitorEvents,
    'cancel.ask': { '': {} },
    'reason.type': { 'a reason': { text: 'Other plans' } },
    'cancel.confirm': { '': {} },
    'cancel.leave': { '': {} },
    'review.ask': { 'a vehicle': { vehicle: 1 }, 'one reviewed before': { vehicle: 2 } },
    'rating.choose': { 'four and a half': { rating: 4.5 } },
    'comment.type': { 'a comment': { text: 'Fine' } },
    'images.add': {
      'two pictures, and no picture': {
        files: [
          aPicture('a.png'),
          aPicture('b.png'),
          new File(['x'], 'list.txt', { type: 'text/plain' }),
        ],
      },
    },
    'image.remove': { 'the first': { at: 0 } },
    'review.send': { '': {} },
    'review.leave': { '': {} },
  },
  calls: {
    lookAgain: 'find',
    checkCanceled: 'find',
    checkReviewed: 'find',
    resumeCanceling: 'find',
    resumeReviewing: 'find',
    authenticateToCancel: 'authenticate',
    authenticateToReview: 'authenticate',
  },
  wire,
  outcomes: {
    ...(await outcomesOf(manageTripMachine, wire)),
    authenticateToCancel: { signedIn: 'signedIn', dismissed: 'dismissed' },
    authenticateToReview: { signedIn: 'signedIn', dismissed: 'dismissed' },
  },
  impossible: {
    authenticateToCancel: GUESTS_ARE_NOT_OFFERED,
    authenticateToReview: GUESTS_ARE_NOT_OFFERED,
  },
  neverFails: ['watchPage', 'watchVisitorKind'],
  bound: 10_000,
  within: (it, step) => {
    const { context } = it;
    /** Found by its number alone, also after the session's end. */
    const isCustomers = context.claim !== null && context.claim.phone === null;
    // Events behind the question are met with guests.
    const isBehind =
      step.kind === 'outcome'
        ? step.actor === 'lookAgain'
        : step.kind === 'delay' || step.event.startsWith('page.');
    if (isCustomers && it.hasTag('canceling') && isBehind) return false;
    if (step.kind === 'outcome') {
      if (RARE.includes(`${step.actor} ${step.outcome}`)) {
        return context.failure === null && context.comment === '' && context.reason === '';
      }
      if (OVER.includes(step.outcome)) return isCustomers || step.actor === 'reviewVehicle';
      if (AHEAD.includes(step.outcome))
        return !isCustomers || ['cancel', 'find'].includes(step.actor);
      return true;
    }
    if (step.kind !== 'user') return true;
    if (step.event === 'visitor.change') {
      // The customer is back in another tab, before anything is written here.
      const isUnwritten = context.rating === null && context.comment === '';
      const isBack = context.sessionEnded && it.hasTag('reviewing') && step.case === 'a customer';
      return isBack ? isUnwritten && !context.signedIn : mayVisitorChange(it, step.case);
    }
    const isTyped = step.event === 'number.type' || step.event === 'phone.type';
    if (isTyped) return !context.tried || !it.matches({ asking: 'unsearched' });
    if (!it.matches('tracking')) return true;
    // Pictures are picked before all else; the adapter's own test covers sending them.
    const { picked } = context;
    if (step.event === 'images.add') {
      const isFirst = context.rating === null && context.comment === '' && !context.sessionEnded;
      return isFirst && context.reviewFailure === null && picked.images.length <= MAX_IMAGES - 1;
    }
    if (step.event === 'image.remove') return picked.images.length > 0;
    if (picked.images.length > 0 && it.hasTag('reviewing')) return step.event === 'review.leave';
    if (SAID_IN_DIALOG.includes(step.event)) return true;
    if (step.event === 'cancel.ask' && isCustomers && context.failure) return false;
    return !it.hasTag('canceling') && !it.hasTag('reviewing');
  },
  project: ({ context }) => ({
    signedIn: context.signedIn,
    typed: [context.form.id, context.form.phone],
    tried: context.tried,
    claimed: context.claim !== null,
    sessionEnded: context.sessionEnded,
    status: context.tracked?.status ?? null,
    reviewed: context.tracked?.handed.filter(({ review }) => review !== null).length ?? 0,
    failure: context.failure && [context.failure.kind, isAbsence(context.failure)],
    reason: context.reason,
    cancelFailure: context.cancelFailure?.kind ?? null,
    vehicle: context.vehicle,
    rating: context.rating,
    comment: context.comment,
    images: context.picked.images.length,
    refusedImages: context.picked.refused.map(({ refusal }) => refusal),
    reviewFailure: context.reviewFailure?.kind ?? null,
    changed: context.changed,
  }),
  invariants: {
    'what is shown was asked for': (it) =>
      !it.hasTag('shown') || (it.context.tracked !== null && it.context.claim !== null),
    'nothing is looked at again that is over': (it) =>
      !it.matches({ tracking: { looking: 'waiting' } }) ||
      (it.context.tracked !== null && !isTripFinal(it.context.tracked.status)),
    'no review is sent without stars': (it) =>
      !it.matches({ tracking: { reviewing: { open: 'sending' } } }) || it.context.rating !== null,
    'a vehicle is reviewed that is one of the trip': (it) =>
      !it.hasTag('reviewing') ||
      (it.context.tracked?.handed.some(({ id }) => id === it.context.vehicle) ?? false),
    'three pictures at most': (it) => it.context.picked.images.length <= MAX_IMAGES,
    'nothing is kept of a dialog that is closed': (it) =>
      (it.hasTag('canceling') || (it.context.reason === '' && it.context.cancelFailure === null)) &&
      (it.hasTag('reviewing') ||
        (it.context.vehicle === null &&
          it.context.rating === null &&
          it.context.comment === '' &&
          it.context.picked.images.length === 0 &&
          it.context.reviewFailure === null)),
    'what was shown to a customer is gone with their session, unless a dialog is open': (it) =>
      !it.context.sessionEnded || it.hasTag('canceling') || it.hasTag('reviewing'),
    'no trip is left behind when another is looked for': (it) =>
      !it.hasTag('asking') || it.context.tracked === null,
  },
});
