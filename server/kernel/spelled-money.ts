import { toDecimal, type Money } from '#domain/kernel/money.ts';

/** An amount as a sentence carries it; "$" on the left is how the configuration writes it by default. */
export const spelled = (amount: Money, sign: { symbol: string; symbolSide: 'left' | 'right' }) => {
  const digits = toDecimal(amount).toFixed(amount.currency.digits);
  return sign.symbolSide === 'left' ? `${sign.symbol}${digits}` : `${digits}${sign.symbol}`;
};
