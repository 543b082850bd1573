import type { CallFailure, SignedOut, Unreachable } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Purchase } from '#domain/cart/purchase.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { Order, OrderClaim, OrderLine, PlacedOrder } from '#domain/ordering/order.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import type { OrderType } from '#domain/ordering/order-status.ts';
import type { ProblemKind, Quote } from '#domain/ordering/quote.ts';

export type QuoteRequest = {
  readonly orderType: OrderType;
  readonly point: GeoPoint | null;
  readonly couponCode: string | null;
  /** The immediate purchase; missing where the cart is priced. */
  readonly purchase?: Purchase;
};

/** The server refused. `said` is its own sentence. */
export type OrderRefused = {
  readonly kind: 'refused';
  readonly problem: ProblemKind;
  readonly said: string;
};
export type PlaceFailure = OrderRefused | Unreachable | SignedOut;

/**
 * Prices carts and accepts orders. Placing the same draft under the same key twice yields one
 * order, so a request whose answer was lost may be repeated. While the first request still runs,
 * the answer is `unreachable`.
 */
export interface OrderGateway {
  quote(request: QuoteRequest, signal: AbortSignal): Promise<Result<Quote, CallFailure>>;
  place(
    draft: OrderDraft,
    options: { readonly idempotencyKey: string; readonly signal: AbortSignal },
  ): Promise<Result<PlacedOrder, PlaceFailure>>;
  track(claim: OrderClaim, signal: AbortSignal): Promise<Result<Order, CallFailure>>;
  lines(claim: OrderClaim, signal: AbortSignal): Promise<Result<readonly OrderLine[], CallFailure>>;
  cancellationReasons(signal: AbortSignal): Promise<Result<readonly string[], CallFailure>>;
  cancel(
    order: { readonly claim: OrderClaim; readonly reason: string },
    signal: AbortSignal,
  ): Promise<Result<null, CallFailure>>;
}
