import { useDeferredValue, useLayoutEffect } from 'react';
import type { LateChildId } from '#application/kernel/late-child.ts';
import type * as select from '#application/shell/storefront.selectors.ts';
import { useServices } from './services-context.tsx';
import { useStorefront } from './use-storefront.ts';

type Snapshot = ReturnType<select.StorefrontActor['getSnapshot']>;

/**
 * A child whose code comes late, and for which this asks; null until it runs. Forms and whole lists are drawn anew
 * when it comes: in slices, between which the page answers to a thumb.
 */
export function useLateChild<Actor>(
  id: LateChildId,
  child: (snapshot: Snapshot) => Actor | null,
): Actor | null {
  const { storefront } = useServices();
  const actor = useStorefront(child);
  const isHere = actor !== null;
  useLayoutEffect(() => {
    if (!isHere) storefront.send({ type: 'child.want', id, command: null });
  }, [storefront, id, isHere]);
  return useDeferredValue(actor);
}
