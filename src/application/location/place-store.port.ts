import type { Place } from '#domain/location/place.ts';

/** The customer's place, stored in this browser. Unreadable data counts as none. */
export interface PlaceStore {
  recall(): Place | null;
  save(place: Place): void;
}
