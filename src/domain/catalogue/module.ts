import type { Id } from '#domain/kernel/id.ts';

export const MODULE_TYPES = [
  'food',
  'grocery',
  'pharmacy',
  'ecommerce',
  'parcel',
  'rental',
] as const;
export type ModuleType = (typeof MODULE_TYPES)[number];
export type ModuleId = Id<'Module'>;

/** One line of business of the shop. */
export type Module = {
  readonly id: ModuleId;
  readonly name: string;
  readonly type: ModuleType;
  readonly icon: string;
  readonly storeCount: number;
};

/** A module asked for by the address bar: by id first, then by type, the first of a type. */
export function matchModule<M extends Pick<Module, 'id' | 'type'>>(
  modules: readonly M[],
  asked: string,
): M | null {
  return (
    modules.find(({ id }) => String(id) === asked) ??
    modules.find(({ type }) => type === asked) ??
    null
  );
}

/** Food is cooked to order: it has no stock, and one cart may hold several kitchens. */
export const countsStock = (type: ModuleType): boolean => type !== 'food';
export const mayMixStores = (type: ModuleType): boolean => type === 'food';
/** Where the mark for vegetarian food means something. */
export const marksVegetarian = (type: ModuleType): boolean => type === 'food' || type === 'grocery';
/** Modules whose wares are put into the item cart. */
export const sellsItems = (type: ModuleType): boolean => type !== 'parcel' && type !== 'rental';
