import type { Item } from '#domain/catalogue/item.ts';
import { shownPrice } from '#domain/pricing/shown-price.ts';
import type { KnownItem } from '#ui/kernel/opening.tsx';
import { useOverlayLink } from '#ui/kernel/use-overlay-link.ts';

/** Opens an item over the page; the stand-in shows known facts at once. */
export const useItemLink = (item: Pick<Item, 'id'> | Item) =>
  useOverlayLink('item', String(item.id), 'name' in item ? knownOf(item) : null);

export const knownOf = (item: Item): KnownItem => ({
  name: item.name,
  image: item.image,
  price: shownPrice(item),
});
