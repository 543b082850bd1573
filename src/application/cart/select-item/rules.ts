import type { Notice } from '#application/kernel/notice.ts';
import { paths, type Path } from '#application/kernel/path.ts';
import { isSameChoice, linesOf, type CartLine } from '#domain/cart/cart.ts';
import { selectionRefusal } from '#domain/cart/selection-check.ts';
import { chosenAddOns, freshSelection } from '#domain/cart/selection.ts';
import { isCampaign } from '#domain/catalogue/item.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { noticeOfRefusal } from '#application/cart/notice-of-refusal.ts';
import type * as SelectItem from './setup.ts';

/** Starts from the line in the cart; else nothing is chosen. */
export function opened({
  item,
  cart,
  zones,
  moduleId,
  now,
  isSignedIn,
}: SelectItem.Input): SelectItem.Context {
  const lines = linesOf(cart, item.id);
  const selection = lines[0]?.selection ?? freshSelection(item);
  return { item, lines, zones, moduleId, now, selection, isSignedIn, refusal: null };
}

type Chosen = Pick<SelectItem.Context, 'item' | 'lines' | 'selection'>;

/** The line with the same choice, add-ons aside: updated, not duplicated. */
export const lineOf = ({ item, lines, selection }: Chosen): CartLine | null =>
  lines.find((line) => isSameChoice(line, item, selection)) ?? null;

export const refusalOf = ({ item, selection }: Chosen): SelectItem.Refusal | null =>
  selectionRefusal(item, selection);

export function groupIsRefused(chosen: Chosen): boolean {
  const refusal = refusalOf(chosen);
  return refusal !== null && 'group' in refusal;
}

export function noticeOfGroup({ item, selection }: Chosen): Notice {
  const refusal = selectionRefusal(item, selection);
  if (!refusal) throw new Defect('Nothing is wrong with the choice');
  return noticeOfRefusal(refusal);
}

/** Checkout of the item: a campaign has its own. */
export const checkoutOf = ({ item }: Pick<SelectItem.Context, 'item'>): Path =>
  paths.checkout(isCampaign(item) ? 'campaign' : 'buy_now');

export function hasNoChanges(chosen: Chosen): boolean {
  const line = lineOf(chosen);
  if (!line || line.selection.quantity !== chosen.selection.quantity) return false;
  return addOnKey(line) === addOnKey(chosen);
}

const addOnKey = ({ item, selection }: Pick<CartLine, 'item' | 'selection'>): string =>
  chosenAddOns(item, selection)
    .map(({ addOn, quantity }) => `${addOn.id}×${quantity}`)
    .toSorted()
    .join();
