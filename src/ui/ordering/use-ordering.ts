import type { Ordering } from '#application/shell/shop.ts';
import { useShop } from '#ui/kernel/shop-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';

/** The machines and reads of ordering; null until their code has come. */
export const useOrdering = (): Ordering | null => useLate(useShop().ordering);
