import type { Known } from '#application/account/known.port.ts';
import type { OrderId, PlacedOrder } from '#domain/ordering/order.ts';

export type KnownOrders = Known<OrderId, PlacedOrder>;
