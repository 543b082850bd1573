import type { Known } from '#application/account/known.port.ts';
import type { OrderId, PlacedOrder } from '#domain/ordering/order.ts';

/** What this tab knows of orders that were placed or tracked in it. */
export type KnownOrders = Known<OrderId, PlacedOrder>;
