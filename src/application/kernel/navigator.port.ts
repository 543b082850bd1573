import type { Path } from './path.ts';

export type QueryValues = Readonly<Record<string, string | number | null>>;

export interface Navigator {
  go(to: Path, options?: { readonly replace?: boolean }): void;
  /**
   * Changes values in the query of the current page; null removes one. Reads the address at call
   * time, so that two changes at once both take effect.
   */
  changeQuery(values: QueryValues, options?: { readonly replace?: boolean }): void;
  /**
   * Closes the topmost overlay with an address (a drawer, a dialog): goes back to where it was
   * opened, so that the history is the same as after Back. Moves requested meanwhile follow it.
   */
  closeOverlay(): void;
  /**
   * Gives a dialog without an address a history entry, so that Back closes it and keeps the page
   * beneath. Returns a function that removes the entry when the dialog closes otherwise. A dialog
   * that stays open although it was asked to close gets its entry again.
   */
  openDialog(close: () => void): () => void;
  /**
   * For a clicked link: moves at once or, while the history still goes back over a closed overlay,
   * after that. A move made meanwhile would be undone. Passes `hasWaited` to the move.
   */
  inTurn(move: (hasWaited: boolean) => void): void;
  /** Reloads the page: only so does a language take effect everywhere. */
  reload(): void;
}
