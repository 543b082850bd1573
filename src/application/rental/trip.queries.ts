import type { Page, Query, ReadScope } from '#application/kernel/query.ts';
import type { TripRow } from '#domain/rental/trip.ts';
import type { TripTab } from '#domain/rental/trip-status.ts';
import type { TripGateway } from './trip-gateway.port.ts';

export type TripQueries = ReturnType<typeof createTripQueries>;

export function createTripQueries(trips: Pick<TripGateway, 'list'>) {
  return {
    list: (scope: ReadScope, tab: TripTab, page: number): Query<Page<TripRow>> => ({
      key: ['trips', scope, tab, page],
      read: () => trips.list(tab, page),
    }),
  };
}
