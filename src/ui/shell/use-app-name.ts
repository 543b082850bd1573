import { useSelector } from '@xstate/react';
import { useShop } from '#ui/kernel/shop-context.tsx';

/** As its owner has named it; ours until that is known. */
export const useAppName = (): string =>
  useSelector(useShop().storefront, ({ context }) => context.config?.name) ?? 'Sundry';
