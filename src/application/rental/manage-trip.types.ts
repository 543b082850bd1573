import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import type { ClaimForm } from '#domain/account/claim.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { StarRating } from '#domain/rental/review-draft.ts';
import type { HandedVehicle, Trip, TripClaim } from '#domain/rental/trip.ts';
import type { VehicleReviewDraft } from './trip-gateway.port.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'tripId.type'; readonly text: string }
  | { readonly type: 'phone.type'; readonly text: string }
  | { readonly type: 'trip.find' }
  | { readonly type: 'other.find' }
  | { readonly type: 'trip.refresh' }
  | { readonly type: 'cancel.ask' }
  | { readonly type: 'reason.type'; readonly text: string }
  | { readonly type: 'cancel.confirm' }
  | { readonly type: 'cancel.leave' }
  | { readonly type: 'review.ask'; readonly vehicle: HandedVehicle['id'] }
  | { readonly type: 'rating.choose'; readonly rating: StarRating }
  | { readonly type: 'comment.type'; readonly text: string }
  | { readonly type: 'review.send' }
  | { readonly type: 'review.leave' };

export type Event = Command | PageReport;

export type Input = {
  /** From the address bar, as it stands there. */
  readonly tripId: string | null;
  readonly phone: string | null;
  readonly signedIn: boolean;
  readonly timeZone: TimeZone;
};

export type Context = {
  readonly signedIn: boolean;
  readonly timeZone: TimeZone;
  readonly form: ClaimForm;
  /** What is wrong is shown once it was tried to find something. */
  readonly tried: boolean;
  readonly claim: TripClaim | null;
  readonly trip: Trip | null;
  readonly updatedAt: Instant | null;
  /** Why the last look failed; what was known stays on show. */
  readonly failure: CallFailure | null;
  readonly reason: string;
  readonly cancelFailure: CallFailure | null;
  /** The vehicle that is being reviewed. */
  readonly vehicle: HandedVehicle['id'] | null;
  readonly rating: StarRating | null;
  readonly comment: string;
  readonly reviewFailure: CallFailure | null;
};

export type Cancellation = { readonly claim: TripClaim; readonly reason: string };
export type Found = { readonly trip: Trip; readonly at: Instant };
export type FindAnswer = Result<Found, CallFailure>;
export type CancelAnswer = Result<null, CallFailure>;
export type ReviewAnswer = Result<string, CallFailure>;
export type Review = VehicleReviewDraft;

export type Tag =
  | 'asking'
  | 'busy'
  | 'shown'
  | 'missing'
  | 'unread'
  | 'looking'
  | 'canceling'
  | 'cancelBusy'
  | 'reviewing'
  | 'reviewBusy';
export type Meta = { readonly reqs: readonly string[] };
