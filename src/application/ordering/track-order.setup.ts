import { assign, raise, sendTo, setup } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import type { OrderClaim, OrderLine } from '#domain/ordering/order.ts';
import { isFinal } from '#domain/ordering/order-status.ts';
import * as tracking from './tracking.context.ts';
import type * as Tracking from './tracking.types.ts';
import { withoutOrder } from './track-order.context.ts';
import type * as TrackOrder from './track-order.types.ts';

/** What tracking needs from outside. */
export const trackOrderSlots = {
  actors: {
    watchPage: portListener<PageReport>('watchPage'),
    watchVisitorKind: portListener<Tracking.VisitorKindReport>('watchVisitorKind'),
    find: portActor<OrderClaim, TrackOrder.FindAnswer>('find'),
    readLines: portActor<OrderClaim, TrackOrder.LinesAnswer>('readLines'),
    readReasons: portActor<undefined, TrackOrder.ReasonsAnswer>('readReasons'),
    cancel: portActor<TrackOrder.Cancellation, Tracking.CancelAnswer>('cancel'),
  },
  effects: {
    /** So that a reload, or a link sent on, finds the same order. */
    showInAddress: effect<OrderClaim>(),
    refreshReads: effect(),
  },
};

export const trackOrder = setup({
  types: {
    input: {} as Tracking.Input,
    context: {} as TrackOrder.Context,
    events: {} as TrackOrder.Event,
    tags: {} as TrackOrder.Tag,
    meta: {} as Meta,
  },
  actors: { ...trackOrderSlots.actors, authenticate: requireSignIn },
  delays: { pollInterval: 10_000 },
  guards: {
    ...tracking.trackingGuards,
    isOver: ({ context }) => context.tracked !== null && isFinal(context.tracked.status),
    isCustomer: (_, visitor: Tracking.VisitorKind) => visitor === 'customer',
    reasonIsChosen: ({ context }) => context.reason !== '',
  },
  actions: {
    ...trackOrderSlots.effects,
    setVisitorKind: assign(({ context }, visitor: Tracking.VisitorKind) =>
      tracking.withVisitor(context, visitor),
    ),
    setText: assign(({ context }, typed: Tracking.Typed) => tracking.withText(context, typed)),
    judge: assign({ tried: true }),
    setClaim: assign(tracking.withClaim<'Order'>),
    setFound: assign(tracking.withFound<TrackOrder.Orders>),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    setLines: assign((_, lines: readonly OrderLine[]) => ({ lines })),
    clearFollowed: assign(withoutOrder),
    setReasons: assign((_, reasons: readonly string[]) => ({ reasons, cancelFailure: null })),
    setReason: assign((_, reason: string) => ({ reason })),
    setCancelFailure: assign((_, cancelFailure: CallFailure) => ({ cancelFailure })),
    clearCancel: assign(tracking.withoutCancellation),
    /** What the server has taken from this visitor is theirs. */
    setChanged: assign((_, changed: 'status') => ({ changed, sessionEnded: false })),
    showNotice: sendTo(to('toasts'), showing),
    refreshAgain: raise({ type: 'look.again' }),
  },
});
