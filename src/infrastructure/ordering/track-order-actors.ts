import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { Clock } from '#application/kernel/clock.port.ts';
import type { OrderClaim } from '#domain/ordering/order-claim.ts';
import type { OrderGateway } from '#application/ordering/order-gateway.port.ts';
import type * as TrackOrder from '#application/ordering/track-order.types.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { ok } from '#domain/kernel/result.ts';

const requireClaim = (claim: OrderClaim | null): OrderClaim => {
  if (!claim) throw new Defect('An order was looked for before it was named');
  return claim;
};

export const findOrderActor = (orders: OrderGateway, clock: Clock) =>
  fromPromise<TrackOrder.FindAnswer, OrderClaim | null>(async ({ input, signal }) => {
    const answer = await orders.track(requireClaim(input), signal);
    return answer.ok ? ok({ order: answer.value, at: clock.now() }) : answer;
  });

export const readLinesActor = (orders: OrderGateway) =>
  fromPromise<TrackOrder.LinesAnswer, OrderClaim | null>(({ input, signal }) =>
    orders.lines(requireClaim(input), signal),
  );

export const readReasonsActor = (orders: OrderGateway) =>
  fromPromise<TrackOrder.ReasonsAnswer, undefined>(({ signal }) =>
    orders.cancellationReasons(signal),
  );

export const cancelOrderActor = (orders: OrderGateway) =>
  fromPromise<
    TrackOrder.CancelAnswer,
    { readonly claim: OrderClaim | null; readonly reason: string }
  >(({ input: { claim, reason }, signal }) =>
    orders.cancel({ claim: requireClaim(claim), reason }, signal),
  );

/** Says when the page is looked at again, and when no longer. */
export const watchPageActor = () =>
  fromCallback<EventObject, undefined, TrackOrder.Event>(({ sendBack }) => {
    const page = globalThis.document as Document | undefined;
    const tell = () => sendBack({ type: page?.hidden ? 'page.hide' : 'page.show' });
    page?.addEventListener('visibilitychange', tell);
    return () => page?.removeEventListener('visibilitychange', tell);
  });
