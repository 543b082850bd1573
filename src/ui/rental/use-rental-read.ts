import type { Query, ReadScope } from '#application/kernel/query.ts';
import type { RentalQueries } from '#application/rental/rental.queries.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';
import { usePageRead, useRead, type PageRead, type Read } from '#ui/kernel/use-read.ts';

type Ask<Value> = (vehicles: RentalQueries, scope: ReadScope) => Query<Value> | null;

/** A read whose code is still loading counts as loading. */
export function useRentalRead<Value>(
  ask: Ask<Value>,
  options?: Parameters<typeof useRead>[1],
): Read<Value> {
  const vehicles = useLate(useServices().vehicles);
  const scope = useReadScope();
  const read = useRead(vehicles && ask(vehicles, scope), options);
  return vehicles === null ? { ...read, loading: true } : read;
}

export function useRentalPage<Value>(ask: Ask<Value>): PageRead<Value> {
  const vehicles = useLate(useServices().vehicles);
  const scope = useReadScope();
  const read = usePageRead(vehicles && ask(vehicles, scope));
  return vehicles === null ? { ...read, loading: true } : read;
}
