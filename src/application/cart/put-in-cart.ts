import type { LineId } from '#domain/cart/cart.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { Item } from '#domain/catalogue/item.ts';

/** What a dialog or a button wants in the cart: something new, or another choice for a line. */
export type PutRequest = {
  readonly item: Item;
  readonly selection: Selection;
  readonly line: LineId | null;
};

/** `kept` means that the cart stayed as it was, and that the customer has been told why. */
export type PutOutcome = 'added' | 'updated' | 'kept';
