import { useIntl, type IntlShape } from 'react-intl';
import { toDecimal, type Money } from '#domain/kernel/money.ts';

/** The one place where an amount meets a locale. */
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
    // What came in is told from what went out.
    ...(isSigned ? { signDisplay: 'exceptZero' as const } : {}),
  });
}

export const MoneyText = ({ amount }: { readonly amount: Money }) => moneyText(useIntl(), amount);
