import type { ProfileFlows } from '#application/shell/services.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';

export const useProfileFlows = (): ProfileFlows | null => useLate(useServices().profile);
