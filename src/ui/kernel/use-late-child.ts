import { startTransition, use, useLayoutEffect, useState } from 'react';
import type { LateChildId } from '#application/kernel/late-child.ts';
import type * as select from '#application/shell/storefront/selectors.ts';
import { useServices } from './services-context.tsx';
import { ServerSnapshotsContext } from './use-actor.ts';
import { useHydratedValue } from './use-hydrated-value.ts';

type Snapshot = ReturnType<select.StorefrontActor['getSnapshot']>;

/**
 * A lazily loaded child actor, requested by this hook; null until it runs. Its arrival is a
 * transition, so that forms and lists re-render in slices while the page responds to input;
 * `useSyncExternalStore` would force a synchronous render.
 */
export function useLateChild<Actor extends object>(
  id: LateChildId,
  child: (snapshot: Snapshot) => Actor | null,
): Actor | null {
  const { storefront } = useServices();
  const rendered = use(ServerSnapshotsContext).get(storefront) as Snapshot | undefined;
  const here = child(storefront.getSnapshot());
  const atFirst = useHydratedValue(here, rendered ? child(rendered) : here);
  const [actor, setActor] = useState(atFirst);
  useLayoutEffect(() => {
    const look = () => {
      const found = child(storefront.getSnapshot());
      startTransition(() => setActor(found));
    };
    look();
    const subscription = storefront.subscribe({ next: look, error: look });
    return () => subscription.unsubscribe();
  }, [storefront, child]);
  const isHere = actor !== null;
  useLayoutEffect(() => {
    const isBroken = storefront.getSnapshot().status === 'error';
    if (!isHere && !isBroken) storefront.send({ type: 'child.want', id, command: null });
  }, [storefront, id, isHere]);
  return actor;
}
