import type { Place } from '#domain/location/place.ts';

/** The customer's place, as stored in this browser. What cannot be read counts as nothing. */
export interface PlaceStore {
  recall(): Place | null;
  save(place: Place): void;
}
