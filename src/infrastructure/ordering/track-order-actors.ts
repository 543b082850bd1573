import { fromPromise } from 'xstate';
import type { Clock } from '#application/kernel/clock.port.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import type { OrderGateway } from '#application/ordering/order-gateway.port.ts';
import type * as Tracking from '#application/ordering/tracking.types.ts';
import type * as TrackOrder from '#application/ordering/track-order/setup.ts';
import { ok } from '#domain/kernel/result.ts';

export const findOrderActor = (orders: OrderGateway, clock: Clock) =>
  fromPromise<TrackOrder.FindAnswer, OrderClaim>(async ({ input, signal }) => {
    const answer = await orders.track(input, signal);
    return answer.ok ? ok({ tracked: answer.value, at: clock.now() }) : answer;
  });

export const readLinesActor = (orders: OrderGateway) =>
  fromPromise<TrackOrder.LinesAnswer, OrderClaim>(({ input, signal }) =>
    orders.lines(input, signal),
  );

export const readReasonsActor = (orders: OrderGateway) =>
  fromPromise<TrackOrder.ReasonsAnswer, undefined>(({ signal }) =>
    orders.cancellationReasons(signal),
  );

export const cancelOrderActor = (orders: OrderGateway) =>
  fromPromise<Tracking.CancelAnswer, TrackOrder.Cancellation>(({ input, signal }) =>
    orders.cancel(input, signal),
  );
