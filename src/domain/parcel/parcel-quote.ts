import type { Money } from '#domain/kernel/money.ts';
import { mayPayBy, type ChargePayer } from './parcel.ts';

/** How a parcel is paid. */
export type ParcelPayment = 'cash_on_delivery' | 'digital_payment' | 'wallet';

export type ParcelPaymentOption = {
  readonly method: ParcelPayment;
  readonly available: boolean;
  /** The most that may be paid so; null for no limit. */
  readonly limit: Money | null;
};

/** What sending a parcel costs, as the server says. */
export type ParcelQuote = {
  readonly kilometres: number;
  readonly fee: Money;
  readonly methods: readonly ParcelPaymentOption[];
};

/** Those that this payer may choose. */
export const methodsFor = (
  { methods }: ParcelQuote,
  payer: ChargePayer,
): readonly ParcelPaymentOption[] => methods.filter(({ method }) => mayPayBy(method, payer));

/** What is chosen at first: the one that stays from before, else the first that can be used. */
export const methodToBegin = (
  quote: ParcelQuote,
  payer: ChargePayer,
  before: ParcelPayment | null,
): ParcelPayment | null => {
  const usable = methodsFor(quote, payer).filter(({ available }) => available);
  return (usable.find(({ method }) => method === before) ?? usable[0])?.method ?? null;
};

/** The same parcel costs otherwise than was shown: the customer is asked once more. */
export const feeChange = (
  before: Pick<ParcelQuote, 'fee'> | null,
  after: ParcelQuote,
): { readonly was: Money; readonly is: Money } | null =>
  before && before.fee.minor !== after.fee.minor ? { was: before.fee, is: after.fee } : null;
