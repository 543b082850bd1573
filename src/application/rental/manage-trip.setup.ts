import { assign, raise, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import { formGuards } from '#application/kernel/parsed.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import type { ClaimForm } from '#domain/account/claim.ts';
import type { StarRating } from '#domain/rental/review-draft.ts';
import type { HandedVehicle, TripClaim } from '#domain/rental/trip.ts';
import { isTripFinal } from '#domain/rental/trip-status.ts';
import {
  handedIn,
  withoutCancellation,
  withoutReview,
  withoutTrip,
} from './manage-trip.context.ts';
import type * as ManageTrip from './manage-trip.types.ts';

type Vehicle = HandedVehicle['id'];

/** What managing a trip needs from outside. */
export const manageTripSlots = {
  actors: {
    watchPage: portListener<PageReport>('watchPage'),
    findTrip: portActor<TripClaim, ManageTrip.FindAnswer>('findTrip'),
    cancelTrip: portActor<ManageTrip.Cancellation, ManageTrip.CancelAnswer>('cancelTrip'),
    reviewVehicle: portActor<ManageTrip.Review, ManageTrip.ReviewAnswer>('reviewVehicle'),
  },
  effects: {
    /** So that a reload, or a link sent on, finds the same trip. */
    showInAddress: effect<TripClaim>(),
    /** What is read of trips and of reviewed vehicles is read anew. */
    refreshReads: effect(),
  },
};

/** The words the chart is written in. */
export const manageTrip = setup({
  types: {
    input: {} as ManageTrip.Input,
    context: {} as ManageTrip.Context,
    events: {} as ManageTrip.Event,
    tags: {} as ManageTrip.Tag,
    meta: {} as ManageTrip.Meta,
  },
  actors: manageTripSlots.actors,
  delays: { pollInterval: 10_000 },
  guards: {
    ...answerGuards,
    ...formGuards,
    tripIsFinal: ({ context }) => context.trip !== null && isTripFinal(context.trip.status),
    tripIsCanceled: ({ context }) => context.trip?.status === 'canceled',
    mayCancel: ({ context }) => context.trip?.cancelable === true,
    mayReview: ({ context }, vehicle: Vehicle) => handedIn(context, vehicle)?.reviewable === true,
    ratingIsChosen: ({ context }) => context.rating !== null,
    vehicleIsReviewed: ({ context }) => handedIn(context, context.vehicle)?.review != null,
  },
  actions: {
    ...manageTripSlots.effects,
    setText: assign(
      ({ context }, typed: { readonly field: keyof ClaimForm; readonly text: string }) => ({
        form: { ...context.form, [typed.field]: typed.text },
      }),
    ),
    judge: assign({ tried: true }),
    setClaim: assign((_, claim: TripClaim) => ({ claim, tried: true, failure: null })),
    setTrip: assign((_, { trip, at }: ManageTrip.Found) => ({
      trip,
      updatedAt: at,
      failure: null,
    })),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    clearTrip: assign(withoutTrip),
    setReason: assign((_, reason: string) => ({ reason })),
    setCancelFailure: assign((_, cancelFailure: CallFailure) => ({ cancelFailure })),
    clearCancel: assign(withoutCancellation),
    setVehicle: assign((_, vehicle: Vehicle) => ({ vehicle })),
    setRating: assign((_, rating: StarRating) => ({ rating })),
    setComment: assign((_, comment: string) => ({ comment })),
    setReviewFailure: assign((_, reviewFailure: CallFailure) => ({ reviewFailure })),
    clearReview: assign(withoutReview),
    showNotice: sendTo(to('toasts'), showing),
    refreshAgain: raise({ type: 'trip.refresh' }),
  },
});
