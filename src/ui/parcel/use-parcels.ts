import type { Parcels } from '#application/shell/services.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';
import { useRead } from '#ui/kernel/use-read.ts';

export const useParcels = (): Parcels | null => useLate(useServices().parcel);

/** Phrases for the courier; empty if they cannot be read, since the note can be typed. */
export function useParcelInstructions(): readonly string[] {
  const queries = useLate(useServices().parcelQueries);
  const scope = useReadScope();
  const { value } = useRead(queries && queries.instructions(scope));
  return value ?? NONE;
}

const NONE: readonly string[] = [];

export function useParcelCategories() {
  const queries = useLate(useServices().parcelQueries);
  const scope = useReadScope();
  const read = useRead(queries && queries.categories(scope));
  return { ...read, loading: read.loading || queries === null };
}
