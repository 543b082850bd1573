import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { unavailabilityOf } from '#domain/cart/unavailability.ts';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { isCampaign, isOnSale } from '#domain/catalogue/item.ts';
import { selectionTotal, unitPriceOf } from '#domain/cart/selection-price.ts';
import { chosenGoods } from '#domain/cart/selection.ts';
import { unitAmountOf } from '#domain/pricing/line-price.ts';
import { lineOf } from './rules.ts';
import type { selectItemMachine } from './machine.ts';
import type * as SelectItem from './setup.ts';

export type SelectItemActor = ViewRef<ActorRefFrom<typeof selectItemMachine>, SelectItem.Command>;
type Snapshot = SnapshotFrom<typeof selectItemMachine>;

/** The questions the item dialog may ask. */
export const itemOf = ({ context }: Snapshot) => context.item;
export const selectionOf = ({ context }: Snapshot) => context.selection;
export const quantityOf = ({ context }: Snapshot): number => context.selection.quantity;
export const canTakeFewer = ({ context }: Snapshot): boolean => context.selection.quantity > 1;
export const unavailability = ({ context }: Snapshot) => unavailabilityOf(context.item, context);
/** Whether it is off sale at this time of day; one that can be scheduled is offered all the same. */
export const isOutsideHours = ({ context: { item, now } }: Snapshot): boolean =>
  !isOnSale(item, now);
export const isInCart = ({ context }: Snapshot): boolean => lineOf(context) !== null;
/** It is only ordered at once, by itself. */
export const isInCampaign = ({ context }: Snapshot): boolean => isCampaign(context.item);
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** It is in the cart as it was chosen, and the dialog is about to close. */
export const isPut = (snapshot: Snapshot): boolean => snapshot.hasTag('put');
/** On the way to the checkout. */
export const isLeaving = (snapshot: Snapshot): boolean => snapshot.hasTag('leaving');
export const isOffered = (snapshot: Snapshot): boolean => snapshot.hasTag('offered');
export const refusalOf = ({ context }: Snapshot) => context.refusal;
/** A group lacks an answer or has too many: a notice says so, and the group is marked. */
export const isToldByNotice = ({ context: { refusal } }: Snapshot): boolean =>
  refusal?.kind === 'choiceMissing' || refusal?.kind === 'choicesOutOfBounds';

export const totalOf = ({ context: { item, selection } }: Snapshot) =>
  selectionTotal(item, selection);

/** One piece as chosen, without add-ons, before the discount. */
export const fullPriceOf = ({ context: { item, selection } }: Snapshot) =>
  unitPriceOf(item, selection);

/** One piece as chosen, without add-ons, its discount taken off. */
export const priceOf = ({ context: { item, selection } }: Snapshot) =>
  unitAmountOf({ unitPrice: unitPriceOf(item, selection), discount: item.discount });

/** The group that the refusal is about, by its place among the item's groups; null for none. */
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

/** Pieces left of the goods as chosen; null where they come in one way only, or are food. */
export const stockOfChoice = ({ context: { item, selection } }: Snapshot): number | null =>
  chosenGoods(item, selection)?.stock ?? null;
