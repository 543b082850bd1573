import type { ItemId } from '#domain/catalogue/item.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { compare, type Money } from '#domain/kernel/money.ts';
import type { OrderClaim } from './order.ts';

/** Why a line of an earlier order cannot be had, or not all of it. */
export type Shortfall =
  | 'gone'
  | 'otherPlace'
  | 'otherHours'
  | 'choiceGone'
  | 'addOnGone'
  | 'soldOut'
  | 'maximum'
  | 'inCart'
  | 'cartFull'
  | 'other';

/** A line of an earlier order, as far as it can be had now. */
export type ReorderLine = {
  readonly id: number;
  readonly itemId: ItemId;
  readonly name: string;
  readonly image: string;
  readonly ordered: number;
  /** How many of the pieces can be had. */
  readonly available: number;
  /** What those pieces cost then, and what they cost now. */
  readonly was: Money;
  readonly is: Money | null;
  readonly shortfall: { readonly kind: Shortfall; readonly said: string } | null;
};

/** An earlier order as it would be put into the cart now. */
export type Reorder = {
  readonly claim: OrderClaim;
  readonly moduleId: ModuleId;
  readonly storeName: string;
  readonly storeIsOpen: boolean;
  /** Names what was shown, so that nothing is put in unseen. */
  readonly seen: string;
  readonly lines: readonly ReorderLine[];
};

export const canBeHad = ({ available }: ReorderLine): boolean => available > 0;

export const priceDiffers = ({ was, is }: ReorderLine): boolean =>
  is !== null && compare(was, is) !== 0;

const isAsBefore = (line: ReorderLine): boolean => line.shortfall === null && !priceDiffers(line);

export const someCanBeHad = ({ lines }: Reorder): boolean => lines.some(canBeHad);

/** All of it can be had for what it cost, from a store that is open: there is nothing to tell. */
export const nothingChanged = ({ lines, storeIsOpen }: Reorder): boolean =>
  storeIsOpen && lines.every(isAsBefore);

/** The lines that a customer has to look at, and those that are as they were. */
export const changedLines = ({ lines }: Reorder): readonly ReorderLine[] =>
  lines.filter((line) => !isAsBefore(line));
export const unchangedLines = ({ lines }: Reorder): readonly ReorderLine[] =>
  lines.filter(isAsBefore);
