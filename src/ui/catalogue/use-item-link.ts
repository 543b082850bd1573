import { useLocation } from 'react-router-dom';
import type { Item } from '#domain/catalogue/item.ts';

/** Opens an item over the page one is on: the page stays in the address, so Back closes the item. */
export function useItemLink({ id }: Pick<Item, 'id'>) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('item', String(id));
  return { search: `?${params.toString()}` };
}
