import { createContext, use, useCallback } from 'react';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { isSameData } from './same-data.ts';

export { useActorRef } from '@xstate/react';

type Readable<Snapshot> = Pick<AnyActorRef, 'subscribe'> & { readonly getSnapshot: () => Snapshot };

/** What actors said when the server drew them, where that is not what they say here. */
export type ServerSnapshots = ReadonlyMap<object, unknown>;

/** Views read these actors so while the server's drawing comes to life, and as they are from then. */
export const ServerSnapshotsContext = createContext<ServerSnapshots>(new Map());

/**
 * What an actor says, by one of its selectors; of an actor that may not run yet, `otherwise` until it does.
 * `useStorefront`, `useSession` and `useCart` read the actors that every view can reach. A selector may
 * make what it returns anew: a view is rendered again only when it says something else.
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
  const rendered = use(ServerSnapshotsContext);
  return useSelection(actor, select, otherwise, (of) => (rendered.get(of) as Snapshot) ?? now(of));
}

/** The same, as the actor is from the beginning: for what is not seen, such as under which key a read is kept. */
export const useUnseen = <Snapshot, Value>(
  actor: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Value,
): Value =>
  // An actor that is there has a selection.
  useSelection(actor, select, undefined, now) as Value;

function useSelection<Snapshot, Value>(
  actor: Readable<Snapshot> | null | undefined,
  select: (snapshot: Snapshot) => Value,
  otherwise: Value | undefined,
  rendered: (actor: Readable<Snapshot>) => Snapshot,
): Value | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor?.subscribe({ next: changed, error: changed });
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStoreWithSelector(
    subscribe,
    () => (actor ? now(actor) : undefined),
    () => (actor ? rendered(actor) : undefined),
    (snapshot) => (snapshot === undefined ? otherwise : select(snapshot)),
    isSameData,
  );
}

/** The defect of an actor is that of the view which shows it. */
function now<Snapshot>(actor: Readable<Snapshot>): Snapshot {
  const snapshot = actor.getSnapshot();
  const { status, error } = snapshot as Partial<Pick<AnyMachineSnapshot, 'status' | 'error'>>;
  if (status === 'error') throw error;
  return snapshot;
}
