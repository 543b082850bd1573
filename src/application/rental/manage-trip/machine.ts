import { assign, raise } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { cancelingOf } from '#application/ordering/tracking.canceling.state.ts';
import * as tracking from '#application/ordering/tracking.context.ts';
import { lookingOf } from '#application/ordering/tracking.looking.state.ts';
import { searchingOf } from '#application/ordering/tracking.searching.state.ts';
import {
  whileOpen,
  leavingOf,
  sendingOf,
  otherVisitor,
} from '#application/ordering/tracking.sending.state.ts';
import type * as Tracking from '#application/ordering/tracking.types.ts';
import type { VehicleReviewDraft } from '#application/rental/trip-gateway.port.ts';
import type { StarRating } from '#domain/catalogue/review-draft.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import { type PickedImages, withImages, withoutImage } from '#domain/kernel/picked-images.ts';
import type { Result } from '#domain/kernel/result.ts';
import { isTripFinal } from '#domain/rental/trip-status.ts';
import type { HandedVehicle, Trip, TripClaim } from '#domain/rental/trip.ts';
import { handedIn, withoutReview, withoutTrip, toReview, begin } from './rules.ts';

const LABELS = {
  machine: 'manageTrip',
  noun: 'trip',
  reqs: { asking: ['API-41'], looking: ['API-41'], canceling: ['API-44'] },
} as const satisfies Tracking.Labels;

type Trips = {
  readonly name: 'Trip';
  readonly thing: Trip;
  readonly part: HandedVehicle['id'];
};

export type Command =
  | Tracking.Command
  | { readonly type: 'reason.type'; readonly text: string }
  | { readonly type: 'review.ask'; readonly vehicle: HandedVehicle['id'] }
  | { readonly type: 'rating.choose'; readonly rating: StarRating }
  | { readonly type: 'comment.type'; readonly text: string }
  | { readonly type: 'images.add'; readonly files: readonly ImageFile[] }
  | { readonly type: 'image.remove'; readonly at: number }
  | { readonly type: 'review.send' }
  | { readonly type: 'review.leave' };

type Event = Command | Tracking.Report;

export type Context = Tracking.Context<Trips> & {
  readonly vehicle: HandedVehicle['id'] | null;
  readonly rating: StarRating | null;
  readonly comment: string;
  readonly picked: PickedImages;
  readonly reviewFailure: CallFailure | null;
};

export type Cancellation = Tracking.Cancellation<Trips>;
export type FindAnswer = Tracking.FindAnswer<Trips>;
export type ReviewAnswer = Result<string, CallFailure>;
export type Review = VehicleReviewDraft;

type Tag = Tracking.Tag | 'reviewing' | 'reviewBusy';

type Vehicle = HandedVehicle['id'];

export const manageTripSlots = {
  actors: {
    watchPage: portListener<PageReport>('watchPage'),
    watchVisitorKind: portListener<Tracking.VisitorKindReport>('watchVisitorKind'),
    find: portActor<TripClaim, FindAnswer>('find'),
    cancel: portActor<Cancellation, Tracking.CancelAnswer>('cancel'),
    reviewVehicle: portActor<Review, ReviewAnswer>('reviewVehicle'),
  },
  effects: {
    /** A reload or a shared link finds the same trip. */
    showInAddress: effect<TripClaim>(),
    /** Rereads trips and reviewed vehicles. */
    refreshReads: effect(),
  },
};

const manageTrip = setupMachine({
  types: {} as { input: Tracking.Input; context: Context; events: Event; tags: Tag },
  slots: manageTripSlots,
  sets: ['failure', 'reason', 'cancelFailure', 'vehicle', 'rating', 'comment', 'reviewFailure'],
  actors: { authenticate: requireSignIn },
  delays: { pollInterval: 10_000 },
  guards: {
    ...tracking.trackingGuards,
    isOver: ({ context }) => context.tracked !== null && isTripFinal(context.tracked.status),
    mayReview: ({ context }, vehicle: Vehicle) => handedIn(context, vehicle)?.reviewable === true,
    ratingIsChosen: ({ context }) => context.rating !== null,
    isReviewed: ({ context }) => handedIn(context, context.vehicle)?.review != null,
  },
  actions: {
    setVisitorKind: assign(({ context }, visitor: Tracking.VisitorKind) =>
      tracking.withVisitor(context, visitor),
    ),
    setText: assign(({ context }, typed: Tracking.Typed) => tracking.withText(context, typed)),
    judge: assign({ tried: true }),
    setClaim: assign(tracking.withClaim<'Trip'>),
    setFound: assign(tracking.withFound<Trips>),
    clearTracked: assign(withoutTrip),
    clearCancel: assign(tracking.withoutCancellation),
    addImages: assign(({ context }, files: readonly ImageFile[]) => ({
      picked: withImages(context.picked, files),
    })),
    removeImage: assign(({ context }, at: number) => ({
      picked: withoutImage(context.picked, at),
    })),
    clearReview: assign(withoutReview),
    /** A change that the server accepted belongs to this visitor. */
    setChanged: assign((_, changed: 'status') => ({ changed, sessionEnded: false })),
    /** Rating, comment and pictures are stored at the server now. */
    setReviewed: assign((_, changed: Vehicle | null) => ({
      ...withoutReview(),
      changed,
      sessionEnded: false,
    })),
    refreshAgain: raise({ type: 'look.again' }),
  },
});

const {
  closed,
  leave,
  sending: sendingCancellation,
} = cancelingOf<Trips>()(LABELS, {
  filling: 'asking',
  notice: 'tripCanceled',
});

const canceling = manageTrip.createStateConfig({
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
        ...sendingCancellation,
      },
    },
  },
});

type With = { readonly context: Context };

const sendingReview = sendingOf<Trips>()(LABELS, {
  names: {
    call: 'reviewVehicle',
    check: 'checkReviewed',
    signIn: 'authenticateToReview',
    resume: 'resumeReviewing',
    filling: 'writing',
    isDone: 'isReviewed',
    setFailure: 'setReviewFailure',
    busy: 'reviewBusy',
  },
  input: toReview,
  done: {
    target: '#reviewing.closed',
    actions: [
      { type: 'setReviewed', params: ({ context }: With) => context.vehicle },
      { type: 'showNotice', params: { kind: 'vehicleReviewed' } },
      'refreshReads',
      'refreshAgain',
    ],
  },
  labels: {
    sending: 'The review is on its way.',
    judging: 'It is decided by the trip whether the vehicle was reviewed after all.',
  },
  reqs: ['API-46'],
});

const reviewing = manageTrip.createStateConfig({
  id: 'reviewing',
  description: 'Once the trip is completed, each of its vehicles can be reviewed, once.',
  meta: { reqs: ['API-46', 'CONST-19'] },
  initial: 'closed',
  states: {
    closed: {
      description: 'No vehicle is being reviewed.',
      meta: { reqs: ['API-46'] },
      on: {
        'review.ask': {
          guard: { type: 'mayReview', params: ({ event }) => event.vehicle },
          target: 'open',
          actions: { type: 'setVehicle', params: ({ event }) => event.vehicle },
        },
      },
    },
    open: {
      description: 'The customer reviews one vehicle.',
      tags: 'reviewing',
      meta: { reqs: ['API-46'] },
      initial: 'writing',
      on: whileOpen,
      states: {
        writing: {
          description: 'The customer gives stars, in halves, and may say more and show pictures.',
          meta: { reqs: ['API-46', 'CONST-19'] },
          on: {
            'rating.choose': {
              actions: { type: 'setRating', params: ({ event }) => event.rating },
            },
            'comment.type': { actions: { type: 'setComment', params: ({ event }) => event.text } },
            'images.add': { actions: { type: 'addImages', params: ({ event }) => event.files } },
            'image.remove': { actions: { type: 'removeImage', params: ({ event }) => event.at } },
            'review.send': { guard: 'ratingIsChosen', target: 'sending' },
            'review.leave': leavingOf(LABELS, 'reviewing', 'clearReview'),
          },
        },
        ...sendingReview,
      },
    },
  },
});

export const manageTripMachine = manageTrip.createMachine({
  id: 'manageTrip',
  description: 'Following one trip until it has ended: canceling it before, reviewing it after.',
  context: ({ input }) => begin(input),
  invoke: [
    { id: 'watchPage', src: 'watchPage' },
    { id: 'watchVisitorKind', src: 'watchVisitorKind' },
  ],
  initial: 'starting',
  on: otherVisitor,
  states: {
    ...searchingOf<Trips>(LABELS),
    tracking: {
      description: 'The trip is on show, and kept fresh.',
      tags: 'shown',
      meta: { reqs: ['API-41'] },
      type: 'parallel',
      on: { 'other.find': { target: 'asking', actions: 'clearTracked' } },
      states: { looking: lookingOf<Trips>(LABELS), canceling, reviewing },
    },
  },
});
