import type { IntlShape } from 'react-intl';
import { needsChoice, type Item } from '#domain/catalogue/item.ts';
import {
  parseUnitSize,
  unitPriceOf,
  type Measure,
  type UnitSize,
} from '#domain/catalogue/unit-price.ts';
import { unitAmountOf } from '#domain/pricing/line-price.ts';
import { messages } from '#ui/catalogue/catalogue.messages.ts';
import { moneyText } from '#ui/kernel/money-text.tsx';

const UNITS = {
  g: 'gram',
  kg: 'kilogram',
  ml: 'milliliter',
  l: 'liter',
  oz: 'ounce',
  lb: 'pound',
  floz: 'fluid-ounce',
} as const satisfies Readonly<Record<Measure, string>>;

const sizeText = (intl: IntlShape, { amount, measure }: UnitSize): string =>
  intl.formatNumber(amount, {
    style: 'unit',
    unit: UNITS[measure],
    unitDisplay: 'short',
    maximumFractionDigits: 3,
  });

const measureText = (intl: IntlShape, measure: Measure): string =>
  intl
    .formatNumberToParts(1, { style: 'unit', unit: UNITS[measure], unitDisplay: 'short' })
    .flatMap(({ type, value }) => (type === 'unit' ? [value] : []))
    .join(' ');

/** Amount and unit price of an item; null where the amount is unknown. */
export function unitText(intl: IntlShape, item: Item): string | null {
  const { unit, price: unitPrice, discount } = item;
  if (!unit) return null;
  const size = parseUnitSize(unit);
  if (!size) return unit;
  // Choices may change amount and price, so there is no unit price.
  const price = needsChoice(item) ? null : unitPriceOf(unitAmountOf({ unitPrice, discount }), size);
  if (!price) return sizeText(intl, size);
  return intl.formatMessage(messages.unitPrice, {
    size: sizeText(intl, size),
    price: moneyText(intl, price.price),
    measure: measureText(intl, price.measure),
  });
}
