import type { Store } from '#domain/catalogue/store.ts';

type Listed = readonly Pick<Store, 'id'>[];

/**
 * True where the newest stores include any that the popular ones lack. With few stores in a place,
 * both lists are equal, and one is enough.
 */
export function newestAddStores(popular: Listed, newest: Listed): boolean {
  const shown = new Set(popular.map(({ id }) => id));
  return newest.some(({ id }) => !shown.has(id));
}
