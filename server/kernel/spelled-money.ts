import { toDecimal, type Money } from '#domain/kernel/money.ts';

/** Amount within a message; "$" on the left is the default of the configuration. */
export const spelled = (amount: Money, sign: { symbol: string; symbolSide: 'left' | 'right' }) => {
  const digits = toDecimal(amount).toFixed(amount.currency.digits);
  return sign.symbolSide === 'left' ? `${sign.symbol}${digits}` : `${digits}${sign.symbol}`;
};
