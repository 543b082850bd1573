import type { Item } from '#domain/catalogue/item.ts';
import { useOverlayLink } from '#ui/kernel/use-overlay-link.ts';

/** Opens an item over the page one is on. */
export const useItemLink = ({ id }: Pick<Item, 'id'>) => useOverlayLink('item', String(id));
