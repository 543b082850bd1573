import type { Parcels } from '#application/shell/services.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';
import { useRead } from '#ui/kernel/use-read.ts';

/** The machine and reads of parcels; null until their code has come. */
export const useParcels = (): Parcels | null => useLate(useServices().parcel);

/** What is often said to the courier; nothing where it cannot be read, for it can be typed. */
export function useParcelInstructions(): readonly string[] {
  const parcels = useParcels();
  const scope = useReadScope();
  const { value } = useRead(parcels && parcels.reads.instructions(scope));
  return value ?? NONE;
}

const NONE: readonly string[] = [];

/** What can be sent. */
export function useParcelCategories(parcels: Parcels | null) {
  const scope = useReadScope();
  const read = useRead(parcels && parcels.reads.categories(scope));
  return { ...read, loading: read.loading || parcels === null };
}
