import type { CallFailure, SignedOut, Unreachable } from '#application/kernel/call-failure.ts';
import type { StoreId } from '#domain/catalogue/store.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { Order, OrderId, OrderLine, PlacedOrder } from '#domain/ordering/order.ts';
import type { OrderType } from '#domain/ordering/order-status.ts';
import type { PaymentMethod, ProblemKind, Quote } from '#domain/ordering/quote.ts';

export type QuoteRequest = { readonly orderType: OrderType; readonly point: GeoPoint | null };

/** One store's order, complete: what is in it, the shop knows from the cart. */
export type OrderDraft = {
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly quoteId: string;
  /** What the customer was shown. */
  readonly total: Money;
  readonly orderType: OrderType;
  readonly method: PaymentMethod;
  readonly kilometres: number;
  /** Null for a take-away. */
  readonly deliverTo: {
    readonly address: string;
    readonly point: GeoPoint;
    readonly road: string;
    readonly house: string;
    readonly floor: string;
  } | null;
  readonly contact: {
    readonly name: string;
    readonly phone: string;
    /** Null for a customer who gave none. */
    readonly email: string | null;
  };
  readonly asGuest: boolean;
  /** When its slot begins; null for now. */
  readonly scheduledFor: Instant | null;
  readonly note: string;
};

/** The shop has decided against it. `said` is its own sentence. */
export type OrderRefused = {
  readonly kind: 'refused';
  readonly problem: ProblemKind;
  readonly said: string;
};
export type PlaceFailure = OrderRefused | Unreachable | SignedOut;

/** Guests prove that an order is theirs by the phone number given with it. */
export type OrderClaim = { readonly id: OrderId; readonly phone: string | null };

/**
 * Where carts are priced and orders are accepted.
 *
 * Placing the same draft under the same key twice yields one order, so a caller may repeat a request
 * whose answer was lost. While the first request still runs, the answer is `unreachable`.
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
