import type { TripPlace } from '#domain/rental/trip-details.ts';

export interface RecentDestinations {
  recall(): readonly TripPlace[];
  remember(place: TripPlace): void;
  forget(): void;
}
