import type { Item } from '#domain/catalogue/item.ts';
import type { Store } from '#domain/catalogue/store.ts';
import type { Provider } from '#domain/rental/provider.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import type { Wish } from './wish.ts';

/** With current offers, newest first. */
export type Wishlist = {
  readonly items: readonly Item[];
  readonly stores: readonly Store[];
  readonly vehicles: readonly Vehicle[];
  readonly providers: readonly Provider[];
};

export const EMPTY_WISHLIST: Wishlist = { items: [], stores: [], vehicles: [], providers: [] };

export const wishesIn = ({ items, stores, vehicles, providers }: Wishlist): readonly Wish[] => [
  ...items.map(({ id }) => ({ kind: 'item' as const, id })),
  ...stores.map(({ id }) => ({ kind: 'store' as const, id })),
  ...vehicles.map(({ id }) => ({ kind: 'vehicle' as const, id })),
  ...providers.map(({ id }) => ({ kind: 'provider' as const, id })),
];

export const narrowedTo = (list: Wishlist, isWished: (wish: Wish) => boolean): Wishlist => ({
  items: list.items.filter(({ id }) => isWished({ kind: 'item', id })),
  stores: list.stores.filter(({ id }) => isWished({ kind: 'store', id })),
  vehicles: list.vehicles.filter(({ id }) => isWished({ kind: 'vehicle', id })),
  providers: list.providers.filter(({ id }) => isWished({ kind: 'provider', id })),
});
