import type { PaymentStatus } from '#domain/payment/payment.ts';
import { fromDecimal, isMore, money, type Currency, type Money } from '#domain/kernel/money.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';

/** Maximum of one top-up, in whole units of the currency. */
const MAX_UNITS = 10_000;

export const mostToAdd = (currency: Currency): Money =>
  money(MAX_UNITS * 10 ** currency.digits, currency);

export type AmountRefusal =
  | { readonly kind: 'missing' | 'malformed' | 'tooSmall' }
  | { readonly kind: 'tooLarge'; readonly most: Money };

/** Parses a typed amount; digits beyond the currency's precision are refused, not rounded. */
export function parseAmount(typed: string, currency: Currency): Result<Money, AmountRefusal> {
  const text = typed.trim().replace(',', '.');
  if (text === '') return refuse({ kind: 'missing' });
  const fraction = /^\d{1,9}(?:\.(\d*))?$/.exec(text);
  if (!fraction || (fraction[1] ?? '').length > currency.digits)
    return refuse({ kind: 'malformed' });
  const amount = fromDecimal(text.replace(/\.$/, ''), currency);
  const refusal = amountRefusal(amount);
  return refusal ? refuse(refusal) : ok(amount);
}

/** Null when the amount is accepted. The server uses the same check. */
export function amountRefusal(amount: Money): AmountRefusal | null {
  const most = mostToAdd(amount.currency);
  if (amount.minor < 1) return { kind: 'tooSmall' };
  return isMore(amount, most) ? { kind: 'tooLarge', most } : null;
}

export type TopUp = { readonly amount: Money; readonly status: PaymentStatus };
