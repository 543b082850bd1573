import { claimFormOf, parseClaim, type ClaimRefusals } from '#domain/account/claim.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { HandedVehicle, TripClaim } from '#domain/rental/trip.ts';
import type * as ManageTrip from './manage-trip.types.ts';

type Context = ManageTrip.Context;

export const parsedForm = ({
  form,
  signedIn,
}: Pick<Context, 'form' | 'signedIn'>): Result<TripClaim, ClaimRefusals> =>
  parseClaim(form, signedIn);

/** Which trip is followed. */
export const claimOf = ({ claim }: Context): TripClaim => {
  if (!claim) throw new Defect('A trip was looked for before it was named');
  return claim;
};

export const toCancellation = (context: Context): ManageTrip.Cancellation => ({
  claim: claimOf(context),
  reason: context.reason,
});

/** A vehicle of the trip; null for one that is none of it. */
export const handedIn = (
  { trip }: Context,
  vehicle: HandedVehicle['id'] | null,
): HandedVehicle | null => trip?.handed.find(({ id }) => id === vehicle) ?? null;

export const toReview = (context: Context): ManageTrip.Review => {
  const { rating, comment } = context;
  const vehicle = handedIn(context, context.vehicle);
  if (!vehicle || rating === null) throw new Defect('A review was sent before it was written');
  return { trip: claimOf(context).id, vehicle, rating, comment };
};

const NO_REVIEW = { vehicle: null, rating: null, comment: '', reviewFailure: null } as const;
const NO_CANCELLATION = { reason: '', cancelFailure: null } as const;

export const withoutReview = () => NO_REVIEW;
export const withoutCancellation = () => NO_CANCELLATION;

/** Nothing is left of one trip when another is looked for. */
export const withoutTrip = () => ({
  claim: null,
  trip: null,
  updatedAt: null,
  tried: false,
  failure: null,
  ...NO_CANCELLATION,
  ...NO_REVIEW,
});

export const begin = (input: ManageTrip.Input): Context => ({
  signedIn: input.signedIn,
  timeZone: input.timeZone,
  form: claimFormOf({ id: input.tripId, phone: input.phone }),
  ...withoutTrip(),
});
