import { createContext, use, type ComponentType } from 'react';
import type { Item } from '#domain/catalogue/item.ts';

export type ItemControl = ComponentType<{ readonly item: Item }>;

const NoControl: ItemControl = () => null;

/**
 * What stands on the picture of every item: the cart's control, given from outside, because the
 * catalogue does not know the cart.
 */
export const ItemControlContext = createContext<ItemControl>(NoControl);

export const useItemControl = (): ItemControl => use(ItemControlContext);
