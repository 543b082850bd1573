import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { ParcelRequest } from '#domain/parcel/parcel.ts';
import type { ParcelPayment, ParcelQuote } from '#domain/parcel/parcel-quote.ts';

export type ParcelDraft = {
  readonly parcel: ParcelRequest;
  readonly method: ParcelPayment;
  readonly fee: Money;
};

export type PlacedParcel = {
  /** Id of its order. */
  readonly id: Id<'Order'>;
  readonly total: Money;
  readonly method: ParcelPayment;
  /** A guest's proof that the parcel is theirs. */
  readonly phone: string;
  readonly trackingToken: string | null;
};

export type FeeChanged = { readonly kind: 'feeChanged' };
export type PlaceParcelFailure = CallFailure | FeeChanged;

/**
 * Prices and accepts parcels. Placing the same draft under the same key twice yields one order, so
 * a request whose answer was lost may be repeated.
 */
export interface ParcelGateway {
  quote(parcel: ParcelRequest, signal: AbortSignal): Promise<Result<ParcelQuote, CallFailure>>;
  place(
    draft: ParcelDraft,
    options: { readonly idempotencyKey: string; readonly signal: AbortSignal },
  ): Promise<Result<PlacedParcel, PlaceParcelFailure>>;
}
