import { money, type Currency, type Money } from '#domain/kernel/money.ts';

export const USD = { code: 'USD', digits: 2 } as const satisfies Currency;
export const KWD = { code: 'KWD', digits: 3 } as const satisfies Currency;

export const cents = (minor: number): Money => money(minor, USD);
export const dollars = (whole: number): Money => money(whole * 100, USD);
export const fils = (minor: number): Money => money(minor, KWD);
