import { assign, raise, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { to } from '#application/kernel/system.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { formGuards } from '#application/kernel/parsed.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import type { OrderClaim, OrderLine } from '#domain/ordering/order.ts';
import type { ClaimForm } from '#domain/account/claim.ts';
import { isFinal } from '#domain/ordering/order-status.ts';
import type * as TrackOrder from './track-order.types.ts';

/** What tracking needs from outside. */
export const trackOrderSlots = {
  actors: {
    watchPage: portListener<PageReport>('watchPage'),
    findOrder: portActor<OrderClaim, TrackOrder.FindAnswer>('findOrder'),
    readLines: portActor<OrderClaim, TrackOrder.LinesAnswer>('readLines'),
    readReasons: portActor<undefined, TrackOrder.ReasonsAnswer>('readReasons'),
    cancelOrder: portActor<TrackOrder.Cancellation, TrackOrder.CancelAnswer>('cancelOrder'),
  },
  effects: {
    /** So that a reload, or a link sent on, finds the same order. */
    showInAddress: effect<OrderClaim>(),
    refreshOrders: effect(),
  },
};

/** The words the tracking chart is written in. */
export const trackOrder = setup({
  types: {
    input: {} as TrackOrder.Input,
    context: {} as TrackOrder.Context,
    events: {} as TrackOrder.Event,
    tags: {} as TrackOrder.Tag,
    meta: {} as TrackOrder.Meta,
  },
  actors: trackOrderSlots.actors,
  delays: { pollInterval: 10_000 },
  guards: {
    ...answerGuards,
    ...formGuards,
    orderIsFinal: ({ context }) => context.order !== null && isFinal(context.order.status),
    mayCancel: ({ context }) => context.order?.cancelable === true,
    reasonIsChosen: ({ context }) => context.reason !== null,
  },
  actions: {
    ...trackOrderSlots.effects,
    setText: assign(
      ({ context }, typed: { readonly field: keyof ClaimForm; readonly text: string }) => ({
        form: { ...context.form, [typed.field]: typed.text },
      }),
    ),
    judge: assign({ tried: true }),
    setClaim: assign((_, claim: OrderClaim) => ({ claim, tried: true, failure: null })),
    setOrder: assign((_, { order, at }: TrackOrder.Found) => ({
      order,
      updatedAt: at,
      failure: null,
    })),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    setLines: assign((_, lines: readonly OrderLine[]) => ({ lines })),
    clearOrder: assign({
      claim: null,
      order: null,
      lines: null,
      updatedAt: null,
      tried: false,
      failure: null,
      reason: null,
      cancelFailure: null,
    }),
    setReasons: assign((_, reasons: readonly string[]) => ({ reasons, cancelFailure: null })),
    setReason: assign((_, reason: string) => ({ reason })),
    setCancelFailure: assign((_, cancelFailure: CallFailure) => ({ cancelFailure })),
    clearCancel: assign({ reason: null, cancelFailure: null }),
    showNotice: sendTo(to('toasts'), showing),
    refreshAgain: raise({ type: 'order.refresh' }),
  },
});
