import { createContext, use, type ComponentType } from 'react';
import type { Item } from '#domain/catalogue/item.ts';

export type ItemControl = ComponentType<{ readonly item: Item }>;

const NoControl: ItemControl = () => null;

/** The cart's control, provided from outside because the catalogue does not depend on the cart. */
export const ItemControlContext = createContext<ItemControl>(NoControl);

export const useItemControl = (): ItemControl => use(ItemControlContext);
