import type { CartLine } from '#domain/cart/cart.ts';
import { freshSelection } from '#domain/cart/selection.ts';
import { id } from '#domain/kernel/id.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import type { Language } from '#domain/kernel/language.ts';
import { toItem, type ItemRow } from '#server/catalogue/item-row.ts';
import { selectionOf, type Choice } from './choice.ts';

/** Stored line: the current item, and the choice made then. */
export type StoredLine = Choice & {
  readonly id: number;
  readonly row: ItemRow;
  /** Unit price when last chosen or changed, in minor units; null if unknown. */
  readonly shownPrice: number | null;
};

/** Line in domain form. `stands` is false once the item no longer offers the choice. */
export type ReadLine = CartLine & { readonly stands: boolean; readonly stored: StoredLine };

export function readLine(line: StoredLine, language: Language, currency: Currency): ReadLine {
  const item = toItem(line.row, language, currency);
  const chosen = selectionOf(line.row, item, line);
  const selection = chosen.ok
    ? chosen.value
    : { ...freshSelection(item), quantity: quantity(line.quantity) };
  const gone = !line.row.active || !chosen.ok;
  return { id: id(line.id), item, selection, gone, stands: chosen.ok, stored: line };
}
