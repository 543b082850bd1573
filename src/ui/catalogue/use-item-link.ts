import type { Item } from '#domain/catalogue/item.ts';
import { shownPrice } from '#domain/pricing/shown-price.ts';
import type { KnownItem } from '#ui/kernel/opening.tsx';
import { useOverlayLink } from '#ui/kernel/use-overlay-link.ts';

/** Opens an item over the page one is on, and at once with what is known of it. */
export const useItemLink = (item: Pick<Item, 'id'> | Item) =>
  useOverlayLink('item', String(item.id), 'name' in item ? knownOf(item) : null);

/** What is told of an item before it is opened. */
export const knownOf = (item: Item): KnownItem => ({
  name: item.name,
  image: item.image,
  price: shownPrice(item),
});
