/** What was searched for last on this device, newest first. */
export interface RecentSearches {
  recall(): readonly string[];
  save(recent: readonly string[]): void;
  forget(): void;
}
