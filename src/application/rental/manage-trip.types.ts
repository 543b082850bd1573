import type { CallFailure } from '#application/kernel/call-failure.ts';
import type * as Tracking from '#application/ordering/tracking.types.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { StarRating } from '#domain/catalogue/review-draft.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import type { PickedImages } from '#domain/kernel/picked-images.ts';
import type { HandedVehicle, Trip } from '#domain/rental/trip.ts';
import type { VehicleReviewDraft } from './trip-gateway.port.ts';

export type Trips = {
  readonly name: 'Trip';
  readonly thing: Trip;
  readonly part: HandedVehicle['id'];
};

/** What a view may send. */
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
  /** The vehicle that is being reviewed. */
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
