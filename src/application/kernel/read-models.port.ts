/** What may have to be read again after a workflow changed something. */
export type Topic = 'map' | 'stores' | 'items' | 'orders' | 'wishlist' | 'profile' | 'everything';

/** The cache of plain reads. Whoever is looking at a stale topic is shown fresh data. */
export interface ReadModels {
  stale(topics: readonly Topic[]): void;
  /** Forgets everything personal: another person may use this browser now. */
  forget(): void;
}
