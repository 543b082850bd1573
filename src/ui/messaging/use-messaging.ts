import type { Messaging } from '#application/shell/services.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';

/** The machine of a thread and the reads of this module; null until their code has come. */
export const useMessaging = (): Messaging | null => useLate(useServices().messaging);
