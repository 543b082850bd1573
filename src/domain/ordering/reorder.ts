import type { ItemId } from '#domain/catalogue/item.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { compare, type Money } from '#domain/kernel/money.ts';
import type { OrderClaim } from './order.ts';

/** Reasons that a line of an earlier order is unavailable in full or in part. */
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

/** The part of an earlier line that is available now. */
export type ReorderLine = {
  readonly id: number;
  readonly itemId: ItemId;
  readonly name: string;
  readonly image: string;
  readonly ordered: number;
  readonly available: number;
  /** Price of those pieces then and now. */
  readonly was: Money;
  readonly is: Money | null;
  readonly shortfall: { readonly kind: Shortfall; readonly said: string } | null;
};

export type Reorder = {
  readonly claim: OrderClaim;
  readonly moduleId: ModuleId;
  readonly storeName: string;
  readonly storeIsOpen: boolean;
  /** Identifies the shown state, so that no unseen change is added. */
  readonly seen: string;
  readonly lines: readonly ReorderLine[];
};

export const canBeHad = ({ available }: ReorderLine): boolean => available > 0;

export const priceDiffers = ({ was, is }: ReorderLine): boolean =>
  is !== null && compare(was, is) !== 0;

const isAsBefore = (line: ReorderLine): boolean => line.shortfall === null && !priceDiffers(line);

export const someCanBeHad = ({ lines }: Reorder): boolean => lines.some(canBeHad);

/** Everything is available at the same price from an open store, so there is nothing to report. */
export const nothingChanged = ({ lines, storeIsOpen }: Reorder): boolean =>
  storeIsOpen && lines.every(isAsBefore);

export const changedLines = ({ lines }: Reorder): readonly ReorderLine[] =>
  lines.filter((line) => !isAsBefore(line));
export const unchangedLines = ({ lines }: Reorder): readonly ReorderLine[] =>
  lines.filter(isAsBefore);
