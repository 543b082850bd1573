import type { Query, ReadScope } from '#application/kernel/query.ts';
import type { RentalQueries } from '#application/rental/rental.queries.ts';
import { useReadScope } from '#ui/kernel/services-context.tsx';
import { useRead, type Read } from '#ui/kernel/use-read.ts';
import { useRental } from './use-rental.ts';

/** A plain read of this module. What waits for its code is loading. */
export function useRentalRead<Value>(
  ask: (vehicles: RentalQueries, scope: ReadScope) => Query<Value> | null,
): Read<Value> {
  const rental = useRental();
  const scope = useReadScope();
  const read = useRead(rental && ask(rental.vehicles, scope));
  return rental === null ? { ...read, loading: true } : read;
}
