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
  /**
   * Gives a dialog that no address opened an entry of the history, so that Back closes it and leaves the
   * page beneath as it was. Returns how to take the entry back when the dialog closes otherwise. A dialog
   * that stays open although it was asked to close gets its entry again.
   */
  openDialog(close: () => void): () => void;
  /**
   * For a link that was pressed: moves at once or, while the history is still going back over something
   * that has closed, once it is there. A move made meanwhile would be undone. Says whether it has waited.
   */
  inTurn(move: (hasWaited: boolean) => void): void;
  /** Loads the page anew: the one way a language takes effect everywhere. */
  reload(): void;
}
