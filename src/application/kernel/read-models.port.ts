import type { Query } from './query.ts';

/** What may have to be read again after a workflow changed something. */
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

/** The cache of plain reads. A view that shows a stale topic is given fresh data. */
export interface ReadModels {
  stale(topics: readonly Topic[]): void;
  /**
   * For a workflow that decides by what is read: the answer that is kept, or one that a view of the
   * same data is given, too. What is on the page and what a dialog asks for is one call.
   */
  ask<Value>(query: Query<Value>): ReturnType<Query<Value>['read']>;
  /** Forgets everything personal: another person may use this browser now. */
  forget(): void;
}

/** Where the answers to plain reads are kept, by their serialized keys. */
export type ReadCache = {
  get(key: string): object | undefined;
  set(key: string, state: object): void;
  delete(key: string): void;
  keys(): IterableIterator<string>;
};
