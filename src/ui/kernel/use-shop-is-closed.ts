import { useSelector } from '@xstate/react';
import { useShop } from './shop-context.tsx';

/** The shop cannot be reached: whatever would open a dialog of it has nothing to open. */
export function useShopIsClosed(): boolean {
  const { storefront } = useShop();
  return useSelector(storefront, (snapshot) => snapshot.hasTag('closed'));
}
