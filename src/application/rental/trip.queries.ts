import { queriesOf, type Page, type Read } from '#application/kernel/query.ts';
import type { TripRow } from '#domain/rental/trip.ts';
import type { TripTab } from '#domain/rental/trip-status.ts';

export interface TripReader {
  list(tab: TripTab, page: number): Read<Page<TripRow>>;
}

export type TripQueries = ReturnType<typeof createTripQueries>;

export const createTripQueries = ({ list }: TripReader) => queriesOf({ list }, 'trips');
