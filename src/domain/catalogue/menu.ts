import type { CategoryId } from './category.ts';
import type { Item } from './item.ts';

export type MenuSection = {
  readonly id: CategoryId | null;
  /** Empty for items without a category. */
  readonly name: string;
  readonly total: number;
  /** The first page only. */
  readonly items: readonly Item[];
};

/** In display order; each item once. */
export type Menu = readonly MenuSection[];

export const itemsIn = (menu: Menu): number => menu.reduce((sum, { total }) => sum + total, 0);

export const isComplete = ({ items, total }: MenuSection): boolean => items.length >= total;
