import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from '#application/cart/cart/machine.ts';
import * as cartSelect from '#application/cart/cart/selectors.ts';
import type * as CartFlow from '#application/cart/cart/setup.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

export const useCart = <Value>(
  select: (snapshot: SnapshotFrom<typeof cartMachine>) => Value,
  otherwise: Value,
): Value => useSelector(useStorefront(storefront.cart), select, otherwise);

/** Returns how to send commands to the cart; a no-op until the app is open. */
export function useSendToCart(): (command: CartFlow.Command) => void {
  const cart = useStorefront(storefront.cart);
  return useCallback((command) => cart?.send(command), [cart]);
}

export const useCartCount = (): number => useCart(cartSelect.countOf, 0);
