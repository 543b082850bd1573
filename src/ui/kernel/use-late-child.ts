import { useLayoutEffect } from 'react';
import type { LateChildId } from '#application/kernel/late-child.ts';
import type * as select from '#application/shell/storefront.selectors.ts';
import { useServices } from './services-context.tsx';
import { useStorefront } from './use-storefront.ts';

type Select<Id extends LateChildId> = (typeof select)[Id];

/** A child whose code comes late, and for which this asks; null until it runs. */
export function useLateChild<Id extends LateChildId>(id: Id, child: Select<Id>) {
  const { storefront } = useServices();
  const actor = useStorefront(child);
  const isHere = actor !== null;
  useLayoutEffect(() => {
    if (!isHere) storefront.send({ type: 'child.want', id, command: null });
  }, [storefront, id, isHere]);
  return actor;
}
