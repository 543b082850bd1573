import { assign, raise } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import * as tracking from '#application/ordering/tracking.context.ts';
import type * as Tracking from '#application/ordering/tracking.types.ts';
import type { VehicleReviewDraft } from '#application/rental/trip-gateway.port.ts';
import type { StarRating } from '#domain/catalogue/review-draft.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import { type PickedImages, withImages, withoutImage } from '#domain/kernel/picked-images.ts';
import type { Result } from '#domain/kernel/result.ts';
import { isTripFinal } from '#domain/rental/trip-status.ts';
import type { HandedVehicle, Trip, TripClaim } from '#domain/rental/trip.ts';
import { handedIn, withoutReview, withoutTrip } from './rules.ts';

export type Trips = {
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

export type Event = Command | Tracking.Report;

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

export type Tag = Tracking.Tag | 'reviewing' | 'reviewBusy';

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

export const manageTrip = setupMachine({
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
    clearFollowed: assign(withoutTrip),
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
