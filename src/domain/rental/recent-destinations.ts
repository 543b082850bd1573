import { isSamePlace, type TripPlace } from './trip-details.ts';

export const MAX_DESTINATIONS = 5;

/** Newest first, each place once, at most five. */
export const withDestination = (
  recent: readonly TripPlace[],
  place: TripPlace,
): readonly TripPlace[] =>
  [place, ...recent.filter((one) => !isSamePlace(one, place))].slice(0, MAX_DESTINATIONS);
