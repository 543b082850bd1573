import { countsStock, mayMixStores } from '#domain/catalogue/module.ts';
import type { Item, ItemId } from '#domain/catalogue/item.ts';
import type { StoreId } from '#domain/catalogue/store.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { Currency, Money } from '#domain/kernel/money.ts';
import type { Quantity } from '#domain/kernel/quantity.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { amountOf, grossAmountOf, type PricedLine } from '#domain/pricing/line-price.ts';
import { chosenType, pickedVariations, type Selection } from './selection.ts';
import { pricedSelection } from './selection-price.ts';
import { stockOf } from './selection-check.ts';

export type LineId = Id<'CartLine'>;

export type CartLine = {
  readonly id: LineId;
  readonly item: Item;
  readonly selection: Selection;
  readonly gone?: boolean;
  /** The price of one piece when the customer chose or last changed the line; missing when unknown. */
  readonly shownPrice?: Money;
};

export type Cart = { readonly currency: Currency; readonly lines: readonly CartLine[] };

export const emptyCart = (currency: Currency): Cart => ({ currency, lines: [] });
export const isEmpty = ({ lines }: Cart): boolean => lines.length === 0;

export const quantityOf = ({ selection }: CartLine): Quantity => selection.quantity;

export const pricedLine = ({ item, selection }: CartLine): PricedLine =>
  pricedSelection(item, selection);

export const lineAmount = (line: CartLine): Money => amountOf(pricedLine(line));

export const lineGross = (line: CartLine): Money => grossAmountOf(pricedLine(line));

/** Groups lines by store, in the order in which the stores entered the cart. */
export function byStore({ lines }: Cart): readonly StoreGroup[] {
  const groups = new Map<StoreId, CartLine[]>();
  for (const line of lines) {
    groups.set(line.item.storeId, [...(groups.get(line.item.storeId) ?? []), line]);
  }
  return [...groups].map(([storeId, own]) => ({
    storeId,
    storeName: own[0]?.item.storeName ?? '',
    lines: own,
  }));
}

export type StoreGroup = {
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly lines: readonly CartLine[];
};

/** Same item and same variation, in any order of picks. Add-ons make no difference. */
export const isSameChoice = (
  line: Pick<CartLine, 'item' | 'selection'>,
  item: Item,
  selection: Selection,
): boolean =>
  line.item.id === item.id && choiceKey(line.item, line.selection) === choiceKey(item, selection);

export const findLine = (cart: Cart, item: Item, selection: Selection): CartLine | null =>
  cart.lines.find((line) => isSameChoice(line, item, selection)) ?? null;

export const findLineById = (cart: Cart, line: LineId): CartLine | null =>
  cart.lines.find(({ id }) => id === line) ?? null;

export const linesOf = (cart: Cart, item: ItemId): readonly CartLine[] =>
  cart.lines.filter((line) => line.item.id === item);

function choiceKey(item: Item, selection: Selection): string {
  const picked = pickedVariations(item, selection)
    .map(({ name, labels }) => `${name}=${labels.toSorted().join('+')}`)
    .toSorted();
  return JSON.stringify([chosenType(item, selection), picked]);
}

/** Outside food, a cart holds one store's goods: returns that store when the item's is another. */
export function conflictingStore(cart: Cart, item: Item): StoreGroup | null {
  if (mayMixStores(item.moduleType)) return null;
  return byStore(cart).find(({ storeId }) => storeId !== item.storeId) ?? null;
}

export type IncreaseRefusal = 'stockReached' | 'maximumReached';

/** For food at its maximum the refusal is a remark only. */
export function increaseRefusal(
  { item, selection }: Pick<CartLine, 'item' | 'selection'>,
  from: number,
): IncreaseRefusal | null {
  const stock = stockOf(item, selection);
  if (stock !== null && stock <= from) return 'stockReached';
  return item.maximum !== null && from >= item.maximum ? 'maximumReached' : null;
}

/** For food the increase is sent anyway, and the server clamps it. */
export const isSentAnyway = ({ item }: CartLine, refusal: IncreaseRefusal): boolean =>
  refusal === 'maximumReached' && !countsStock(item.moduleType);

/** Lines of other zones may stay in the cart but cannot be ordered from here. */
export const linesOutside = ({ lines }: Cart, zones: readonly ZoneId[]): readonly CartLine[] =>
  lines.filter(({ item }) => !zones.includes(item.zoneId));
