import { useSelector as useSelectorOfXState } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { isSameData } from './same-data.ts';

export { useActorRef } from '@xstate/react';

type Readable<Snapshot> = Pick<AnyActorRef, 'subscribe'> & { readonly getSnapshot: () => Snapshot };

/**
 * What an actor says, by one of its selectors; of an actor that may not run yet, `otherwise` until it does.
 * `useStorefront`, `useSession` and `useCart` read the actors that every view can reach. A selector may
 * make what it returns anew: a view is drawn again only when it says something else.
 */
export function useSelector<Snapshot, Value>(
  actor: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Value,
): Value;
export function useSelector<Snapshot, Value>(
  actor: Readable<Snapshot> | null | undefined,
  select: (snapshot: Snapshot) => Value,
  otherwise: Value,
): Value;
export function useSelector<Snapshot, Value>(
  actor: Readable<Snapshot> | null | undefined,
  select: (snapshot: Snapshot) => Value,
  otherwise?: Value,
): Value | undefined {
  return useSelectorOfXState(
    actor ?? undefined,
    (snapshot?: Snapshot) => (snapshot === undefined ? otherwise : select(snapshot)),
    isSameData,
  );
}
