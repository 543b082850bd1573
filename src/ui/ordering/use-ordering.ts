import type { Ordering } from '#application/shell/services.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';

/** The machines and reads of ordering; null until their code has come. */
export const useOrdering = (): Ordering | null => useLate(useServices().ordering);
