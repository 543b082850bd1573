import { assign, raise, setup } from 'xstate';
import { effect } from '#application/kernel/effect.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { isFinal } from '#domain/ordering/order-status.ts';
import type { OrderClaim } from '#domain/ordering/order-claim.ts';
import { claimOf } from './track-order.context.ts';
import type * as TrackOrder from './track-order.types.ts';

/** The words the tracking chart is written in. */
export const trackOrder = setup({
  types: {
    input: {} as TrackOrder.Input,
    context: {} as TrackOrder.Context,
    events: {} as TrackOrder.Event,
    tags: {} as TrackOrder.Tag,
    meta: {} as TrackOrder.Meta,
  },
  actors: {
    watchPage: portListener<TrackOrder.Event>('watchPage'),
    findOrder: portActor<OrderClaim | null, TrackOrder.FindAnswer>('findOrder'),
    readLines: portActor<OrderClaim | null, TrackOrder.LinesAnswer>('readLines'),
    readReasons: portActor<undefined, TrackOrder.ReasonsAnswer>('readReasons'),
    cancelOrder: portActor<
      { readonly claim: OrderClaim | null; readonly reason: string },
      TrackOrder.CancelAnswer
    >('cancelOrder'),
  },
  delays: { pollInterval: 10_000 },
  guards: {
    formIsFilled: ({ context }) => claimOf(context) !== null,
    isFound: (_, answer: TrackOrder.FindAnswer) => answer.ok,
    isUnreachable: (_, answer: TrackOrder.FindAnswer) =>
      !answer.ok && answer.failure.kind === 'unreachable',
    orderIsFinal: ({ context }) => context.order !== null && isFinal(context.order.status),
    mayCancel: ({ context }) => context.order?.cancelable === true,
    reasonsAreRead: (_, answer: TrackOrder.ReasonsAnswer) => answer.ok,
    reasonIsChosen: ({ context }) => context.reason !== null,
    isCanceled: (_, answer: TrackOrder.CancelAnswer) => answer.ok,
  },
  actions: {
    holdText: assign(
      ({ context }, typed: { readonly field: TrackOrder.FormField; readonly text: string }) => ({
        form: { ...context.form, [typed.field]: typed.text },
      }),
    ),
    judge: assign({ tried: true }),
    claim: assign(({ context }) => ({ claim: claimOf(context), tried: true, failure: null })),
    holdOrder: assign((_, answer: TrackOrder.FindAnswer) =>
      answer.ok
        ? { order: answer.value.order, updatedAt: answer.value.at, failure: null }
        : { failure: answer.failure },
    ),
    holdLines: assign((_, answer: TrackOrder.LinesAnswer) =>
      answer.ok ? { lines: answer.value } : {},
    ),
    letGo: assign({
      claim: null,
      order: null,
      lines: null,
      updatedAt: null,
      tried: false,
      failure: null,
      reason: null,
      cancelFailure: null,
    }),
    holdReasons: assign((_, answer: TrackOrder.ReasonsAnswer) =>
      answer.ok
        ? { reasons: answer.value, cancelFailure: null }
        : { cancelFailure: answer.failure },
    ),
    holdReason: assign((_, reason: string) => ({ reason })),
    holdCancelFailure: assign((_, answer: TrackOrder.CancelAnswer) =>
      answer.ok ? {} : { cancelFailure: answer.failure },
    ),
    forgetCancel: assign({ reason: null, cancelFailure: null }),
    lookAgain: raise({ type: 'order.refresh' }),
    /** So that a reload, or a link sent on, finds the same order. */
    showInAddress: effect<OrderClaim | null>(),
    tellCanceled: effect(),
    refreshOrders: effect(),
  },
});
