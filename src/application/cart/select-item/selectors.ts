import type { SnapshotFrom } from 'xstate';
import { unavailabilityOf } from '#domain/cart/unavailability.ts';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import { isCampaign, isOnSale } from '#domain/catalogue/item.ts';
import { selectionTotal, unitPriceOf } from '#domain/cart/selection-price.ts';
import { chosenGoods } from '#domain/cart/selection.ts';
import { unitAmountOf } from '#domain/pricing/line-price.ts';
import { lineOf } from './rules.ts';
import type { selectItemMachine } from './machine.ts';
import type * as SelectItem from './setup.ts';

export type SelectItemActor = ActorOf<typeof selectItemMachine, SelectItem.Command>;
type Snapshot = SnapshotFrom<typeof selectItemMachine>;

export const { itemOf, selectionOf, refusalOf, isBusy, isLeaving } = selectorsOf<Snapshot>();
export const quantityOf = ({ context }: Snapshot): number => context.selection.quantity;
export const canTakeFewer = ({ context }: Snapshot): boolean => context.selection.quantity > 1;
export const unavailability = ({ context }: Snapshot) => unavailabilityOf(context.item, context);
/**
 * True while it is off sale at this time of day; items that can be scheduled are offered anyway.
 */
export const isOutsideHours = ({ context: { item, now } }: Snapshot): boolean =>
  !isOnSale(item, now);
export const isInCart = ({ context }: Snapshot): boolean => lineOf(context) !== null;
export const isInCampaign = ({ context }: Snapshot): boolean => isCampaign(context.item);
/** True once the cart has taken it; the dialog is about to close. */
export const isPut = (snapshot: Snapshot): boolean => snapshot.hasTag('put');
/** True where a notice shows the refusal and the group is marked. */
export const isToldByNotice = ({ context: { refusal } }: Snapshot): boolean =>
  refusal?.kind === 'choiceMissing' || refusal?.kind === 'choicesOutOfBounds';

export const totalOf = ({ context: { item, selection } }: Snapshot) =>
  selectionTotal(item, selection);

/** Price of one piece as chosen, without add-ons, before the discount. */
export const fullPriceOf = ({ context: { item, selection } }: Snapshot) =>
  unitPriceOf(item, selection);

/** Price of one piece as chosen, without add-ons, discounted. */
export const priceOf = ({ context: { item, selection } }: Snapshot) =>
  unitAmountOf({ unitPrice: unitPriceOf(item, selection), discount: item.discount });

export function faultyGroupOf({ context: { item, selection, refusal } }: Snapshot): number | null {
  switch (refusal?.kind) {
    case 'choiceMissing':
    case 'choicesOutOfBounds':
      return item.foodVariations.findIndex(({ name }) => name === refusal.group);
    case 'variationUnknown':
      return 0;
    case 'variationOutOfStock':
      return Math.max(
        0,
        item.foodVariations.findIndex(({ values }, group) =>
          selection.picks[group]?.some((index) => values[index]?.stock === 0),
        ),
      );
    case 'outOfStock':
    case 'outOfLimits':
    case 'noChanges':
    case undefined:
      return null;
  }
}

/** Pieces in stock of this choice; null where there is one variant only, or for food. */
export const stockOfChoice = ({ context: { item, selection } }: Snapshot): number | null =>
  chosenGoods(item, selection)?.stock ?? null;
