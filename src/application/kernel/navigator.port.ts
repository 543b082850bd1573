import type { Path } from './path.ts';

export type QueryValues = Readonly<Record<string, string | number | null>>;

/** Where on the site the customer is sent. */
export interface Navigator {
  go(to: Path, options?: { readonly replace?: boolean }): void;
  /**
   * Changes values in the query of the page one is on; null takes one out. Counts from the address as
   * it is at that moment, so that two changes at once both take effect.
   */
  changeQuery(values: QueryValues, options?: { readonly replace?: boolean }): void;
  /**
   * Closes the topmost of what the address bar opened over the page (a drawer, a dialog): back to where
   * it was opened, so that the history is the same as after Back. Moves asked for at once come after it.
   */
  closeOverlay(): void;
  /** Loads the page anew: the one way a language takes effect everywhere. */
  reload(): void;
}
