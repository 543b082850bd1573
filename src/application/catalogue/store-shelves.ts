import type { Store } from '#domain/catalogue/store.ts';

type Listed = readonly Pick<Store, 'id'>[];

/**
 * Whether a shelf of the newest stores shows any that the popular ones beside it do not. Where few stores
 * serve a place, both hold the same ones, and one shelf of stores says it all.
 */
export function newestAddStores(popular: Listed, newest: Listed): boolean {
  const shown = new Set(popular.map(({ id }) => id));
  return newest.some(({ id }) => !shown.has(id));
}
