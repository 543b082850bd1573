import { assign, raise } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import * as tracking from '#application/ordering/tracking.context.ts';
import type * as Tracking from '#application/ordering/tracking.types.ts';
import type { Result } from '#domain/kernel/result.ts';
import { isFinal } from '#domain/ordering/order-status.ts';
import type { Order, OrderClaim, OrderLine } from '#domain/ordering/order.ts';
import { withoutOrder } from './rules.ts';

export type Orders = { readonly name: 'Order'; readonly thing: Order; readonly part: never };

export type Command =
  Tracking.Command | { readonly type: 'reason.choose'; readonly reason: string };
/** Reports of flows beside the order. */
export type BesideReport = { readonly type: 'beside.open' } | { readonly type: 'beside.close' };
export type Event = Command | Tracking.Report | BesideReport;

export type Context = Tracking.Context<Orders> & {
  /** Null while unread, or hidden from a look-up by phone alone. */
  readonly lines: readonly OrderLine[] | null;
  readonly reasons: readonly string[];
};

export type FindAnswer = Tracking.FindAnswer<Orders>;
export type Cancellation = Tracking.Cancellation<Orders>;
export type LinesAnswer = Result<readonly OrderLine[], CallFailure>;
export type ReasonsAnswer = Result<readonly string[], CallFailure>;

export type Tag = Tracking.Tag | 'reasonsUnread' | 'beside';

export const trackOrderSlots = {
  actors: {
    watchPage: portListener<PageReport>('watchPage'),
    watchVisitorKind: portListener<Tracking.VisitorKindReport>('watchVisitorKind'),
    find: portActor<OrderClaim, FindAnswer>('find'),
    readLines: portActor<OrderClaim, LinesAnswer>('readLines'),
    readReasons: portActor<undefined, ReasonsAnswer>('readReasons'),
    cancel: portActor<Cancellation, Tracking.CancelAnswer>('cancel'),
  },
  effects: {
    /** A reload or a shared link finds the same order. */
    showInAddress: effect<OrderClaim>(),
    refreshReads: effect(),
  },
};

export const trackOrder = setupMachine({
  types: {} as { input: Tracking.Input; context: Context; events: Event; tags: Tag },
  slots: trackOrderSlots,
  sets: ['failure', 'lines', 'reason', 'cancelFailure'],
  actors: { authenticate: requireSignIn },
  delays: { pollInterval: 10_000 },
  guards: {
    ...tracking.trackingGuards,
    isOver: ({ context }) => context.tracked !== null && isFinal(context.tracked.status),
    isCustomer: (_, visitor: Tracking.VisitorKind) => visitor === 'customer',
    reasonIsChosen: ({ context }) => context.reason !== '',
  },
  actions: {
    setVisitorKind: assign(({ context }, visitor: Tracking.VisitorKind) =>
      tracking.withVisitor(context, visitor),
    ),
    setText: assign(({ context }, typed: Tracking.Typed) => tracking.withText(context, typed)),
    judge: assign({ tried: true }),
    setClaim: assign(tracking.withClaim<'Order'>),
    setFound: assign(tracking.withFound<Orders>),
    clearFollowed: assign(withoutOrder),
    setReasons: assign((_, reasons: readonly string[]) => ({ reasons, cancelFailure: null })),
    clearCancel: assign(tracking.withoutCancellation),
    /** A change that the server accepted belongs to this visitor. */
    setChanged: assign((_, changed: 'status') => ({ changed, sessionEnded: false })),
    refreshAgain: raise({ type: 'look.again' }),
  },
});
