/**
 * Keeps, across a reload of the page, what was sent and under which key, until an answer has come.
 * Sending the same draft again gets the same key.
 */
export interface PlacementKeys<Draft> {
  keyFor(draft: Draft): string;
  /** What is known of a try before this one: nothing where there was none, or it was answered. */
  unanswered(draft: Draft): { readonly isOwn: boolean } | null;
  /** The answer has come, or the customer gave it up. */
  settle(draft: Draft): void;
  /** What was sent and never answered. */
  unsettled(): readonly Draft[];
}
