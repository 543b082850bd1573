import type { TripSearch } from '#domain/rental/trip-search.ts';

/** The last search, and if it came after the last vehicle was added. */
export type SearchedTrip = { readonly search: TripSearch; readonly isTouched: boolean };

/** Stores the search for as long as the tab is open, across reloads. */
export interface SearchedTripMemory {
  recall(): SearchedTrip | null;
  save(searched: SearchedTrip): void;
  forget(): void;
}
