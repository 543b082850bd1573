import * as tracking from '#application/ordering/tracking.context.ts';
import type * as Tracking from '#application/ordering/tracking.types.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { NO_IMAGES } from '#domain/kernel/picked-images.ts';
import type { HandedVehicle } from '#domain/rental/trip.ts';
import type * as ManageTrip from './machine.ts';

type Context = ManageTrip.Context;

/** A vehicle of the trip; null for any other. */
export const handedIn = (
  { tracked }: Context,
  vehicle: HandedVehicle['id'] | null,
): HandedVehicle | null => tracked?.handed.find(({ id }) => id === vehicle) ?? null;

export const toReview = (context: Context): ManageTrip.Review => {
  const { rating, comment, picked } = context;
  const vehicle = handedIn(context, context.vehicle);
  if (!vehicle || rating === null) throw new Defect('A review was sent before it was written');
  return { trip: tracking.claimOf(context).id, vehicle, rating, comment, images: picked.images };
};

const NO_REVIEW = {
  vehicle: null,
  rating: null,
  comment: '',
  picked: NO_IMAGES,
  reviewFailure: null,
  changed: null,
} as const;
export const withoutReview = () => NO_REVIEW;

/** Clears one trip before another is looked up. */
export const withoutTrip = () => ({ ...tracking.withoutTracked(), ...NO_REVIEW });

export const begin = (input: Tracking.Input): Context => ({
  ...tracking.begin(input),
  ...NO_REVIEW,
});
