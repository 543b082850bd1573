import type { CategoryId } from './category.ts';
import type { Item } from './item.ts';

/** A part of what a store sells: its items have a category in common, or none at all. */
export type MenuSection = {
  readonly id: CategoryId | null;
  /** Empty for what is of no category. */
  readonly name: string;
  /** How many items it has. */
  readonly total: number;
  /** The first of them. */
  readonly items: readonly Item[];
};

/** What a store sells, each item once, in the order in which the store is read. */
export type Menu = readonly MenuSection[];

export const itemsIn = (menu: Menu): number => menu.reduce((sum, { total }) => sum + total, 0);

export const isComplete = ({ items, total }: MenuSection): boolean => items.length >= total;
