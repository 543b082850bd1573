import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { ParcelCategory, ParcelRequest } from '#domain/parcel/parcel.ts';
import type { ParcelPayment, ParcelQuote } from '#domain/parcel/parcel-quote.ts';

/** A parcel as it is sent, with the fee that the customer saw. */
export type ParcelDraft = {
  readonly parcel: ParcelRequest;
  readonly method: ParcelPayment;
  readonly fee: Money;
};

export type PlacedParcel = {
  /** The number of its order. */
  readonly id: Id<'Order'>;
  readonly total: Money;
  readonly method: ParcelPayment;
  /** Given with it: a guest proves by it that the parcel is theirs. */
  readonly phone: string;
  /** What the link ends with that its receiver follows it by; null where the server makes none. */
  readonly trackingToken: string | null;
};

/** The fee is another one than the customer saw. */
export type FeeChanged = { readonly kind: 'feeChanged' };
export type PlaceParcelFailure = CallFailure | FeeChanged;

/** What can be sent. */
export interface ParcelReader {
  categories(): Promise<Result<readonly ParcelCategory[], CallFailure>>;
  /** What is often said to the courier, in the language of the customer. */
  instructions(): Promise<Result<readonly string[], CallFailure>>;
}

/**
 * Where parcels are priced and accepted. Placing the same draft under the same key twice yields one order, so a
 * caller may repeat a request whose answer was lost.
 */
export interface ParcelGateway {
  quote(parcel: ParcelRequest, signal: AbortSignal): Promise<Result<ParcelQuote, CallFailure>>;
  place(
    draft: ParcelDraft,
    options: { readonly idempotencyKey: string; readonly signal: AbortSignal },
  ): Promise<Result<PlacedParcel, PlaceParcelFailure>>;
}
