import { screen, within } from '@testing-library/react';
import type { Currency } from '#domain/kernel/money.ts';
import { shownAmounts } from '#tests/support/shown-amounts.ts';
import { minorIn } from './real-server.ts';

/** Named figures of a part of the screen, in minor units; deductions are negative. */
export const figuresIn = (
  part: ParentNode,
  currency: Currency,
): Readonly<Record<string, number | undefined>> =>
  Object.fromEntries(
    shownAmounts(part).flatMap(([name, text]) => {
      const [amount] = amountsIn(text, currency);
      return amount === undefined ? [] : [[name, amount] as const];
    }),
  );

/** Amounts in a text, in minor units. */
export const amountsIn = (text: string, currency: Currency): readonly number[] =>
  [...text.matchAll(pattern(currency))].map(([amount]) => minorIn(amount, currency));

/** English notation: "$1,234.50", "¥1,235", "KWD 1,234.500". */
const pattern = ({ code, digits }: Currency): RegExp => {
  const sign = { USD: '\\$', JPY: '¥' }[code] ?? `${code}\\s`;
  return new RegExp(`-?${sign}[\\d,]+${digits > 0 ? `\\.\\d{${digits}}` : ''}`, 'g');
};

/** The last amount of each row: the row's total. */
export const rowsIn = (part: HTMLElement, currency: Currency): readonly number[] =>
  within(part)
    .getAllByRole('listitem')
    .flatMap((row) => amountsIn(row.textContent, currency).at(-1) ?? []);

export const dialog = (name: RegExp) => screen.findByRole('dialog', { name });
export const region = (name: string | RegExp) => screen.findByRole('region', { name });
