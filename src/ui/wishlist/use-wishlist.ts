import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import { sellsItems } from '#domain/catalogue/module.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import type { Command, wishlistMachine } from '#application/wishlist/wishlist/machine.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

/** Selects from the wishlist; `otherwise` until its code has loaded. */
export const useWishlist = <Value>(
  select: (snapshot: SnapshotFrom<typeof wishlistMachine>) => Value,
  otherwise: Value,
): Value => useSelector(useStorefront(storefront.wishlist), select, otherwise);

export function useHasWishlist(): boolean {
  const module = useStorefront(storefront.module);
  return module === null || sellsItems(module.type) || module.type === 'rental';
}

/** Returns how to send commands to the wishlist; they queue until its code has loaded. */
export function useSendToWishlist(): (command: Command) => void {
  const services = useServices();
  const wishlist = useStorefront(storefront.wishlist);
  return useCallback(
    (command) => {
      if (wishlist) wishlist.send(command);
      else services.storefront.send({ type: 'child.want', id: 'wishlist', command });
    },
    [wishlist, services],
  );
}
