import type { ProfileFlows } from '#application/shell/services.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';

/** The machines of the profile; null until their code has come. */
export const useProfileFlows = (): ProfileFlows | null => useLate(useServices().profile);
