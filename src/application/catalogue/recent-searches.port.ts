export interface RecentSearches {
  recall(): readonly string[];
  save(recent: readonly string[]): void;
  forget(): void;
}
