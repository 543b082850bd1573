import { FormattedNumber } from 'react-intl';
import { toDecimal, type Money } from '#domain/kernel/money.ts';

/** The one place where an amount meets a locale. */
export function MoneyText({ amount }: { readonly amount: Money }) {
  const { code, digits } = amount.currency;
  return (
    <FormattedNumber
      style="currency"
      currency={code}
      minimumFractionDigits={digits}
      maximumFractionDigits={digits}
      value={toDecimal(amount)}
    />
  );
}
