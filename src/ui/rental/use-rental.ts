import type { Rental } from '#application/shell/services.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';

export const useRental = (): Rental | null => useLate(useServices().rental);
