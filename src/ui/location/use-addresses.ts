import type { Addresses } from '#application/shell/services.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';

export const useAddresses = (): Addresses | null => useLate(useServices().addresses);
