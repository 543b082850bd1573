import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { freshSelection, type Selection } from '#domain/cart/selection.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { id } from '#domain/kernel/id.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { anItem } from './item.ts';
import { USD } from './money.ts';

/** One piece of the item without options. */
export const aSelection = (item: Item, facts: Partial<Selection> = {}): Selection => ({
  ...freshSelection(item),
  ...facts,
});

export const pieces = quantity;

/** A cart line; `selection` is completed from the item. */
export const aLine = ({
  item = anItem(),
  selection = {},
  ...facts
}: { item?: Item; selection?: Partial<Selection>; id?: CartLine['id'] } = {}): CartLine => ({
  id: id(1),
  item,
  selection: aSelection(item, selection),
  ...facts,
});

export const aCart = (...lines: readonly CartLine[]): Cart => ({ currency: USD, lines });
