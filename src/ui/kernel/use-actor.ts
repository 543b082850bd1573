import { createContext, use, useCallback } from 'react';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { isSameData } from './same-data.ts';

export { useActorRef } from '@xstate/react';

type Readable<Snapshot> = Pick<AnyActorRef, 'subscribe'> & { readonly getSnapshot: () => Snapshot };

/** Snapshots of actors from server rendering, where they differ from the current ones. */
export type ServerSnapshots = ReadonlyMap<object, unknown>;

/** Snapshots for hydration; afterwards views read the actors themselves. */
export const ServerSnapshotsContext = createContext<ServerSnapshots>(new Map());

/**
 * Selects from an actor; from an actor that may not run yet, `otherwise` until it does.
 * `useStorefront`, `useSession` and `useCart` read the shared actors. A selector may return new
 * objects: equal data does not re-render.
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

/**
 * Reads the live actor even during hydration, for values that are not rendered, such as query
 * keys.
 */
export const useUnseen = <Snapshot, Value>(
  actor: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Value,
): Value =>
  // A present actor always has a selection.
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

/** Rethrows an actor's defect in the view that reads it. */
function now<Snapshot>(actor: Readable<Snapshot>): Snapshot {
  const snapshot = actor.getSnapshot();
  const { status, error } = snapshot as Partial<Pick<AnyMachineSnapshot, 'status' | 'error'>>;
  if (status === 'error') throw error;
  return snapshot;
}
