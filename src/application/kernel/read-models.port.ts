import type { Query } from './query.ts';

/** Reads that a workflow may have made stale. */
export type Topic =
  | 'map'
  | 'stores'
  | 'items'
  | 'vehicles'
  | 'orders'
  | 'trips'
  | 'conversations'
  | 'messageImages'
  | 'profile'
  | 'wallet'
  | 'texts'
  | 'everything';

/** Cache of plain reads. Views of a stale topic get fresh data. */
export interface ReadModels {
  stale(topics: readonly Topic[]): void;
  /**
   * For workflows that decide by a read: returns the cached answer, or shares the pending call of a
   * view for the same data.
   */
  ask<Value>(query: Query<Value>): ReturnType<Query<Value>['read']>;
  /** Clears personal data: another person may use this browser now. */
  forget(): void;
}

/** Cached answers to plain reads, by serialized key. */
export type ReadCache = {
  get(key: string): object | undefined;
  set(key: string, state: object): void;
  delete(key: string): void;
  keys(): IterableIterator<string>;
};
