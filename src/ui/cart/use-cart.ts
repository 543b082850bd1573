import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from '#application/cart/cart.machine.ts';
import * as cartSelect from '#application/cart/cart.selectors.ts';
import type * as CartFlow from '#application/cart/cart.types.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

/** The cart, once the app is open. */
export const useCart = (): cartSelect.CartActor | null => useStorefront(select.cart);

/** What the cart answers to a question; `otherwise` while the app is not open yet. */
export function useCartSelector<Value>(
  question: (snapshot: SnapshotFrom<typeof cartMachine>) => Value,
  otherwise: Value,
): Value {
  return useSelector(useCart() ?? undefined, (snapshot) =>
    snapshot ? question(snapshot) : otherwise,
  );
}

/** Sends the cart what the customer asks for. */
export function useSendToCart(): (command: CartFlow.Command) => void {
  const cart = useCart();
  return useCallback((command) => cart?.send(command), [cart]);
}

/** Lines, not pieces: what the badge beside the cart shows. */
export const useCartCount = (): number => useCartSelector(cartSelect.countOf, 0);
