import type { IntlShape } from 'react-intl';
import { toDecimal, type Money } from '#domain/kernel/money.ts';
import { textView } from '#ui/design/text-span.tsx';

/** The only place where an amount meets a locale. */
export function moneyText(
  intl: Pick<IntlShape, 'formatNumber'>,
  amount: Money,
  isSigned = false,
): string {
  const { code, digits } = amount.currency;
  return intl.formatNumber(toDecimal(amount), {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // Signs tell incoming from outgoing amounts.
    ...(isSigned ? { signDisplay: 'exceptZero' as const } : {}),
  });
}

export const MoneyText = textView<{ readonly amount: Money }>(({ amount }, intl) =>
  moneyText(intl, amount),
);
