import type { Query, ReadScope } from '#application/kernel/query.ts';
import type { RentalQueries } from '#application/rental/rental.queries.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';
import { useRead, type Read } from '#ui/kernel/use-read.ts';

/** A plain read of this module. What waits for its code is loading. */
export function useRentalRead<Value>(
  ask: (vehicles: RentalQueries, scope: ReadScope) => Query<Value> | null,
  options?: Parameters<typeof useRead>[1],
): Read<Value> {
  const vehicles = useLate(useServices().vehicles);
  const scope = useReadScope();
  const read = useRead(vehicles && ask(vehicles, scope), options);
  return vehicles === null ? { ...read, loading: true } : read;
}
