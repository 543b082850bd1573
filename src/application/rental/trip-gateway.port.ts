import type { CallFailure, SignedOut, Unreachable } from '#application/kernel/call-failure.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { HandedVehicle, Trip, TripClaim, TripId } from '#domain/rental/trip.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';

export type BookingProblem =
  | 'cartEmpty'
  | 'otherCart'
  | 'vehicleGone'
  | 'typeNotOffered'
  | 'aboveCount'
  | 'notAvailable'
  | 'providerClosed'
  | 'outsideZone'
  | 'schedule'
  | 'coupon'
  | 'priceChanged'
  | 'keyTaken'
  | 'other';

/** The server refused. `said` is its own sentence. */
export type BookingRefused = {
  readonly kind: 'refused';
  readonly problem: BookingProblem;
  readonly said: string;
};
export type BookFailure = BookingRefused | Unreachable | SignedOut;

export type VehicleReviewDraft = {
  readonly trip: TripId;
  readonly vehicle: Pick<HandedVehicle, 'id' | 'vehicleId'>;
  /** 0.5 to 5, in steps of 0.5. */
  readonly rating: number;
  readonly comment: string;
  /** At most three. */
  readonly images: readonly ImageFile[];
};

/**
 * Books and tracks trips. Booking the same draft under the same key twice yields one trip, so a
 * request whose answer was lost may be repeated. While the first request still runs, the answer is
 * `unreachable`.
 */
export interface TripGateway {
  book(
    draft: TripDraft,
    options: { readonly idempotencyKey: string; readonly signal: AbortSignal },
  ): Promise<Result<TripId, BookFailure>>;
  trip(claim: TripClaim, signal: AbortSignal): Promise<Result<Trip, CallFailure>>;
  cancel(
    trip: { readonly claim: TripClaim; readonly reason: string },
    signal: AbortSignal,
  ): Promise<Result<null, CallFailure>>;
  /** Returns the server's own thanks. */
  review(draft: VehicleReviewDraft, signal: AbortSignal): Promise<Result<string, CallFailure>>;
}
