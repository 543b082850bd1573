/**
 * Stores sent drafts and their idempotency keys across reloads until they are answered. The same
 * draft gets the same key.
 */
export interface PlacementKeys<Draft> {
  keyFor(draft: Draft): string;
  /** The earlier unanswered attempt; null where there is none. */
  unanswered(draft: Draft): { readonly isOwn: boolean } | null;
  /** The draft was answered, or the customer gave it up. */
  settle(draft: Draft): void;
  /** Drafts without an answer. */
  unsettled(): readonly Draft[];
}
