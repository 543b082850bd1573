import type { Place } from '#domain/location/place.ts';

/** This browser's memory of where the customer shops. Rubbish in it counts as nothing. */
export interface PlaceStore {
  recall(): Place | null;
  remember(place: Place): void;
}
