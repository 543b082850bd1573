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

export type Module = {
  readonly id: ModuleId;
  readonly name: string;
  readonly type: ModuleType;
  readonly icon: string;
  readonly storeCount: number;
  /** The zones that offer it; empty when unknown. */
  readonly zones: readonly ZoneId[];
};

/** Finds the module that the address names: by id first, then the first of a type. */
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

type ModuleRules = {
  readonly sellsItems: boolean;
  readonly countsStock: boolean;
  readonly mayMixStores: boolean;
  readonly marksVegetarian: boolean;
  readonly needsPrescriptions: boolean;
  /** True when guests track its orders on the tracking page. */
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
