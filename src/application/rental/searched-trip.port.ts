import type { TripSearch } from '#domain/rental/trip-search.ts';

/** What was searched last, and whether that was after the last vehicle was added. */
export type SearchedTrip = { readonly search: TripSearch; readonly isTouched: boolean };

/** Keeps what was searched for as long as the tab is open, so that a reload keeps it. */
export interface SearchedTripMemory {
  recall(): SearchedTrip | null;
  save(searched: SearchedTrip): void;
  forget(): void;
}
