import type { TripPlace } from '#domain/rental/trip-details.ts';

/** Where trips of this browser went, newest first. */
export interface RecentDestinations {
  recall(): readonly TripPlace[];
  remember(place: TripPlace): void;
  forget(): void;
}
