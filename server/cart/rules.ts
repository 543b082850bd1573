import { conflictingStore, isSameChoice, type Cart } from '#domain/cart/cart.ts';
import type { Selection } from '#domain/cart/selection.ts';
import { selectionRefusal } from '#domain/cart/selection-check.ts';
import { pricePerPiece } from '#domain/cart/selection-price.ts';
import { countsStock } from '#domain/catalogue/module.ts';
import { isOnSale, type Item } from '#domain/catalogue/item.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import type { Currency } from '#domain/kernel/money.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { storeNameIn, toItem, type ItemRow } from '#server/catalogue/item-row.ts';
import { httpError } from '#server/kernel/http-error.ts';
import type { LocalizedText } from '#server/kernel/localized-text.ts';
import {
  choiceOf,
  selectionOf,
  type Choice,
  type ChoiceRefusal,
  type PricedChoice,
} from './choice.ts';
import { refusalIn } from './refusal-messages.ts';
import { readLine, type StoredLine } from './stored-line.ts';
import * as errorMessages from './error-messages.ts';

export type SaleContext = {
  readonly currency: Currency;
  readonly at: WallTime;
  /** Zones of the delivery place; empty if not sent. */
  readonly zones: readonly ZoneId[];
};

export const MAX_LINES = 100;

/** Refusal of a choice, with the permitted quantity if that is the only cause. */
export type LineRefusal = {
  readonly code: string;
  readonly message: LocalizedText;
  readonly maximum?: number;
};

/** Returns the line for this choice, or throws its refusal. */
export function lineToAdd(
  row: ItemRow,
  choice: Choice,
  held: readonly StoredLine[],
  sale: SaleContext,
): PricedChoice {
  const accepted = addition(row, choice, held, sale);
  if (accepted.ok) return accepted.value;
  throw httpError(403, accepted.failure.code, accepted.failure.message);
}

/** Returns the line for this choice, or its refusal. */
export function addition(
  row: ItemRow,
  choice: Choice,
  held: readonly StoredLine[],
  { currency, zones, at }: SaleContext,
): Result<PricedChoice, LineRefusal> {
  const item = toItem(row, 'en', currency);
  if (item.campaign) return no('campaign', errorMessages.CAMPAIGN);
  if (zones.length > 0 && !zones.includes(item.zoneId)) {
    return no('outside_zone', errorMessages.OUTSIDE_ZONE);
  }
  if (!item.schedulable && !isOnSale(item, at)) return no('not_on_sale', errorMessages.NOT_ON_SALE);
  const accepted = acceptedSelection(row, item, choice, othersOf(item, held, null), currency);
  if (!accepted.ok) return accepted;
  const selection = accepted.value;
  if (conflictingStore(cartOf(held, currency), item)) {
    return refuse(otherStoreIn(held));
  }
  if (!isNewChoice(item, selection, held, null, currency)) {
    return no('cart_item', errorMessages.IN_CART_ALREADY);
  }
  if (held.length >= MAX_LINES) return no('cart_full', errorMessages.CART_FULL);
  return ok(priced(item, selection));
}

const no = (code: string, message: LocalizedText): Result<never, LineRefusal> =>
  refuse({ code, message });

/**
 * Changed line. For food a quantity beyond the maximum is reduced to it; all else is refused. Merged carts may exceed
 * the maximum: a decrease is then allowed beyond any maximum.
 */
export function changedLine(
  line: StoredLine,
  choice: Choice,
  held: readonly StoredLine[],
  { currency }: Pick<SaleContext, 'currency'>,
): PricedChoice {
  const item = toItem(line.row, 'en', currency);
  const isFewer = choice.quantity < line.quantity;
  const others = isFewer ? 0 : othersOf(item, held, line.id);
  const clamped = { ...choice, quantity: clampedQuantity(item, choice.quantity, others) };
  const allowed = isFewer ? { ...item, maximum: null } : item;
  const accepted = acceptedSelection(line.row, allowed, clamped, others, currency);
  if (!accepted.ok) throw httpError(403, accepted.failure.code, accepted.failure.message);
  if (!isNewChoice(item, accepted.value, held, line.id, currency)) {
    throw httpError(403, 'cart_item', errorMessages.IN_CART_ALREADY);
  }
  return priced(item, accepted.value);
}

const priced = (item: Item, selection: Selection): PricedChoice => ({
  ...choiceOf(item, selection),
  shownPrice: pricePerPiece(item, selection).minor,
});

/** Clients may request more food than the maximum; the quantity ends at the maximum. */
const clampedQuantity = ({ moduleType, maximum }: Item, quantity: number, others: number): number =>
  maximum === null || countsStock(moduleType)
    ? quantity
    : Math.max(1, Math.min(quantity, maximum - others));

function acceptedSelection(
  row: ItemRow,
  item: Item,
  choice: Choice,
  others: number,
  currency: Currency,
): Result<Selection, LineRefusal> {
  const accepted = judged(row, item, choice, others);
  if (accepted.ok) return accepted;
  const { failure } = accepted;
  return refuse({
    code: CODES[failure.kind],
    message: {
      en: refusalIn('en', failure),
      hi: refusalIn('hi', inHindi(row, choice, others, currency) ?? failure),
    },
    ...maximumOf(failure, others),
  });
}

function maximumOf(failure: ChoiceRefusal, others: number): Pick<LineRefusal, 'maximum'> {
  if (failure.kind === 'outOfStock') return { maximum: failure.stock };
  return failure.kind === 'outOfLimits' ? { maximum: Math.max(0, failure.maximum - others) } : {};
}

/** The maximum holds for all lines of an item together, so a second variation cannot evade it. */
function judged(
  row: ItemRow,
  item: Item,
  choice: Choice,
  others: number,
): Result<Selection, ChoiceRefusal> {
  const chosen = selectionOf(row, item, choice);
  if (!chosen.ok) return chosen;
  const refusal = selectionRefusal(item, chosen.value);
  if (refusal) return refuse(refusal);
  return item.maximum !== null && others + choice.quantity > item.maximum
    ? refuse({ kind: 'outOfLimits', maximum: item.maximum })
    : chosen;
}

/** The same refusal with Hindi names. */
function inHindi(
  row: ItemRow,
  choice: Choice,
  others: number,
  currency: Currency,
): ChoiceRefusal | null {
  const again = judged(row, toItem(row, 'hi', currency), choice, others);
  return again.ok ? null : again.failure;
}

const CODES: Readonly<Record<ChoiceRefusal['kind'], string>> = {
  choiceMissing: 'variation',
  choicesOutOfBounds: 'variation',
  variationOfAnotherItem: 'variation',
  variationUnknown: 'variation',
  addOnUnknown: 'add_on',
  variationOutOfStock: 'out_of_stock',
  outOfStock: 'out_of_stock',
  outOfLimits: 'cart_item_limit',
};

function isNewChoice(
  item: Item,
  selection: Selection,
  held: readonly StoredLine[],
  except: number | null,
  currency: Currency,
): boolean {
  const others = held.filter(({ id }) => id !== except);
  const lines = others.map((line) => readLine(line, 'en', currency));
  return !lines.some((line) => line.stands && isSameChoice(line, item, selection));
}

/** Pieces of the item in other lines. */
const othersOf = ({ id }: Item, held: readonly StoredLine[], except: number | null): number =>
  held
    .filter((line) => line.row.id === id && line.id !== except)
    .reduce((sum, line) => sum + line.quantity, 0);

export const cartOf = (held: readonly StoredLine[], currency: Currency): Cart => ({
  currency,
  lines: held.map((line) => readLine(line, 'en', currency)),
});

/** The cart holds another store's goods, told of one item or in other words. */
export function otherStoreIn(
  [first]: readonly StoredLine[],
  messageOf: typeof errorMessages.otherStore = errorMessages.otherStore,
): LineRefusal {
  const names = first
    ? { en: storeNameIn('en', first.row), hi: storeNameIn('hi', first.row) }
    : { en: '', hi: '' };
  return { code: 'different_stores', message: messageOf(names) };
}
