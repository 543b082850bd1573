import type { Id } from '#domain/kernel/id.ts';
import type { ZoneId } from '#domain/location/zone.ts';

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

/** One line of business of the app. */
export type Module = {
  readonly id: ModuleId;
  readonly name: string;
  readonly type: ModuleType;
  readonly icon: string;
  readonly storeCount: number;
  /** Where it is offered; empty where that is not known. */
  readonly zones: readonly ZoneId[];
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

/** In what the types of module differ. Every type answers every question: a new one does not compile without. */
type ModuleRules = {
  /** Items are put into the item cart. */
  readonly sellsItems: boolean;
  readonly countsStock: boolean;
  /** One cart may hold items of several stores. */
  readonly mayMixStores: boolean;
  /** The mark for vegetarian food means something. */
  readonly marksVegetarian: boolean;
  /** Some items are sold on prescription only. */
  readonly needsPrescriptions: boolean;
  /** Guests track their orders on the page that tracks orders. */
  readonly tracksOrders: boolean;
};

const GOODS: ModuleRules = {
  sellsItems: true,
  countsStock: true,
  mayMixStores: false,
  marksVegetarian: false,
  needsPrescriptions: false,
  tracksOrders: true,
};
const SERVICE: ModuleRules = { ...GOODS, sellsItems: false, countsStock: false };

const RULES: Readonly<Record<ModuleType, ModuleRules>> = {
  /** Food is cooked to order: it has no stock, and one cart may hold several kitchens. */
  food: { ...GOODS, countsStock: false, mayMixStores: true, marksVegetarian: true },
  grocery: { ...GOODS, marksVegetarian: true },
  pharmacy: { ...GOODS, needsPrescriptions: true },
  ecommerce: GOODS,
  parcel: { ...SERVICE, tracksOrders: false },
  rental: SERVICE,
};

export const sellsItems = (type: ModuleType): boolean => RULES[type].sellsItems;
export const countsStock = (type: ModuleType): boolean => RULES[type].countsStock;
export const mayMixStores = (type: ModuleType): boolean => RULES[type].mayMixStores;
export const marksVegetarian = (type: ModuleType): boolean => RULES[type].marksVegetarian;
export const needsPrescriptions = (type: ModuleType): boolean => RULES[type].needsPrescriptions;
export const tracksOrders = (type: ModuleType): boolean => RULES[type].tracksOrders;
