declare module 'use-sync-external-store/with-selector' {
  /** Reads a store by a selector; on a server, and during hydration, by its second snapshot function. */
  export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
    subscribe: (changed: () => void) => () => void,
    getSnapshot: () => Snapshot,
    getServerSnapshot: () => Snapshot,
    selector: (snapshot: Snapshot) => Selection,
    isEqual: (one: Selection, other: Selection) => boolean,
  ): Selection;
}
