import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { LineId } from '#domain/cart/cart.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { Result } from '#domain/kernel/result.ts';

/** What goes into the cart: a new line, or a change of one that is there. */
export type CartChoice = {
  readonly item: Item;
  readonly selection: Selection;
  readonly line: LineId | null;
};

/** Why a choice did not get into the cart. */
export type CartFailure =
  | CallFailure
  /** Asked who they are, the customer closed the dialog. */
  | { readonly kind: 'unidentified' }
  /** Asked whether to empty the cart of another store, the customer kept it. */
  | { readonly kind: 'otherStoreKept' };

export type PutInCartAnswer = Result<'added' | 'updated', CartFailure>;
