import type { Rental } from '#application/shell/services.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';

/** The reads of this module; null until their code has come. */
export const useRental = (): Rental | null => useLate(useServices().rental);
