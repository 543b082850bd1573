import type { Money } from '#domain/kernel/money.ts';
import { mayPayBy, type ChargePayer } from './parcel.ts';

export type ParcelPayment = 'cash_on_delivery' | 'digital_payment' | 'wallet';

export type ParcelPaymentOption = {
  readonly method: ParcelPayment;
  readonly available: boolean;
  /** Null for no limit. */
  readonly limit: Money | null;
};

export type ParcelQuote = {
  readonly kilometres: number;
  readonly fee: Money;
  readonly methods: readonly ParcelPaymentOption[];
};

export const methodsFor = (
  { methods }: ParcelQuote,
  payer: ChargePayer,
): readonly ParcelPaymentOption[] => methods.filter(({ method }) => mayPayBy(method, payer));

/** The initial choice: the previous one if still offered, else the first usable one. */
export const methodToBegin = (
  quote: ParcelQuote,
  payer: ChargePayer,
  before: ParcelPayment | null,
): ParcelPayment | null => {
  const usable = methodsFor(quote, payer).filter(({ available }) => available);
  return (usable.find(({ method }) => method === before) ?? usable[0])?.method ?? null;
};

/** A fee other than the shown one needs another confirmation. */
export const feeChange = (
  before: Pick<ParcelQuote, 'fee'> | null,
  after: ParcelQuote,
): { readonly was: Money; readonly is: Money } | null =>
  before && before.fee.minor !== after.fee.minor ? { was: before.fee, is: after.fee } : null;
