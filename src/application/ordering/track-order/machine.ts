import { assign, raise } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { cancelingOf } from '#application/ordering/tracking.canceling.state.ts';
import * as tracking from '#application/ordering/tracking.context.ts';
import { lookingOf } from '#application/ordering/tracking.looking.state.ts';
import { searchingOf } from '#application/ordering/tracking.searching.state.ts';
import { whileOpen, otherVisitor } from '#application/ordering/tracking.sending.state.ts';
import type * as Tracking from '#application/ordering/tracking.types.ts';
import type { Result } from '#domain/kernel/result.ts';
import { isFinal } from '#domain/ordering/order-status.ts';
import type { Order, OrderClaim, OrderLine } from '#domain/ordering/order.ts';

const LABELS = {
  machine: 'trackOrder',
  noun: 'order',
  reqs: { asking: ['NAV-15', 'CHK-08'], looking: ['CHK-07', 'CHK-08'], canceling: ['CHK-14'] },
} as const satisfies Tracking.Labels;

type Orders = { readonly name: 'Order'; readonly thing: Order; readonly part: never };

export type Command =
  | Tracking.Command
  | { readonly type: 'reason.choose'; readonly reason: string };
/** Reports of flows beside the order. */
type BesideReport = { readonly type: 'beside.open' } | { readonly type: 'beside.close' };
type Event = Command | Tracking.Report | BesideReport;

type Context = Tracking.Context<Orders> & {
  /** Null while unread, or hidden from a look-up by phone alone. */
  readonly lines: readonly OrderLine[] | null;
  readonly reasons: readonly string[];
};

export type FindAnswer = Tracking.FindAnswer<Orders>;
export type Cancellation = Tracking.Cancellation<Orders>;
export type LinesAnswer = Result<readonly OrderLine[], CallFailure>;
export type ReasonsAnswer = Result<readonly string[], CallFailure>;

type Tag = Tracking.Tag | 'reasonsUnread' | 'beside';

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

/** Clears one order before another is looked up. */
const withoutOrder = () => ({ ...tracking.withoutTracked(), lines: null });

const begin = (input: Tracking.Input): Context => ({
  ...tracking.begin(input),
  lines: null,
  reasons: [],
});

const trackOrder = setupMachine({
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
    clearTracked: assign(withoutOrder),
    setReasons: assign((_, reasons: readonly string[]) => ({ reasons, cancelFailure: null })),
    clearCancel: assign(tracking.withoutCancellation),
    /** A change that the server accepted belongs to this visitor. */
    setChanged: assign((_, changed: 'status') => ({ changed, sessionEnded: false })),
    refreshAgain: raise({ type: 'look.again' }),
  },
});

/** A flow beside the order has its own input: the order stays until it is closed. */
const beside = trackOrder.createStateConfig({
  id: 'beside',
  description:
    'A review, a request for a refund, or what can be had of the order again, may be open.',
  meta: { reqs: ['CHK-14', 'AUTH-10'] },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is open beside the order.',
      meta: { reqs: ['CHK-14'] },
      on: { 'beside.open': 'open' },
    },
    open: {
      description: 'Something is open. It is not taken away when the session ends.',
      tags: 'beside',
      meta: { reqs: ['CHK-14', 'AUTH-10'] },
      initial: 'filling',
      on: {
        'visitor.change': [
          {
            guard: { type: 'isCustomer', params: ({ event }) => event.visitor },
            target: '.resuming',
            actions: { type: 'setVisitorKind', params: ({ event }) => event.visitor },
          },
          { actions: { type: 'setVisitorKind', params: ({ event }) => event.visitor } },
        ],
        'beside.close': [
          { guard: 'sessionHasEnded', target: '#trackOrder.starting', actions: 'clearTracked' },
          { target: 'closed' },
        ],
      },
      states: {
        filling: {
          description: 'The customer is busy with what is open.',
          meta: { reqs: ['CHK-14'] },
        },
        resuming: {
          description: 'It is looked at whether the order is of the customer who has signed in.',
          meta: { reqs: ['AUTH-10'] },
          invoke: {
            id: 'resumeBeside',
            src: 'find',
            input: ({ context }) => tracking.claimOf(context),
            onDone: answered(({ value }: Answered<FindAnswer>) => ({
              accepted: { target: 'filling', actions: { type: 'setFound', params: value } },
              refused: { target: '#trackOrder.starting', actions: 'clearTracked' },
              failed: { target: 'filling' },
            })),
          },
        },
      },
    },
  },
});

const { closed, leave, sending } = cancelingOf<Orders>()(LABELS, {
  filling: 'choosing',
  notice: 'orderCanceled',
});

const canceling = trackOrder.createStateConfig({
  id: 'canceling',
  description: 'As long as the store has not begun with it, the order can be canceled.',
  meta: { reqs: ['CHK-14'] },
  initial: 'closed',
  states: {
    closed,
    open: {
      description: 'The customer is asked why, and whether they are sure.',
      tags: 'canceling',
      meta: { reqs: ['CHK-14'] },
      initial: 'reading',
      on: whileOpen,
      states: {
        reading: {
          description: 'The possible reasons are being read.',
          tags: 'cancelBusy',
          meta: { reqs: ['CHK-14'] },
          invoke: {
            id: 'readReasons',
            src: 'readReasons',
            input: undefined,
            onDone: answered(({ value, failure }: Answered<ReasonsAnswer>) => ({
              accepted: { target: 'choosing', actions: { type: 'setReasons', params: value } },
              failed: { target: 'unread', actions: { type: 'setCancelFailure', params: failure } },
            })),
          },
          on: { 'cancel.leave': leave },
        },
        unread: {
          description: 'The reasons could not be read. The customer may try again.',
          tags: 'reasonsUnread',
          meta: { reqs: ['ERR-29'] },
          on: { 'cancel.ask': 'reading', 'cancel.leave': leave },
        },
        choosing: {
          description: 'The customer chooses a reason.',
          meta: { reqs: ['CHK-14'] },
          on: {
            'reason.choose': {
              actions: { type: 'setReason', params: ({ event }) => event.reason },
            },
            'cancel.confirm': { guard: 'reasonIsChosen', target: 'sending' },
            'cancel.leave': leave,
          },
        },
        ...sending,
      },
    },
  },
});

const listing = trackOrder.createStateConfig({
  description: 'What was ordered is read once.',
  meta: { reqs: ['CHK-07'] },
  initial: 'reading',
  states: {
    reading: {
      description: 'The lines of the order are being read.',
      meta: { reqs: ['CHK-07'] },
      invoke: {
        id: 'readLines',
        src: 'readLines',
        input: ({ context }) => tracking.claimOf(context),
        onDone: answered(({ value }: Answered<LinesAnswer>) => ({
          accepted: { target: 'done', actions: { type: 'setLines', params: value } },
          failed: { target: 'done' },
        })),
      },
    },
    done: {
      description: 'The lines are shown, or may not be seen from here.',
      meta: { reqs: ['CHK-07'] },
    },
  },
});

export const trackOrderMachine = trackOrder.createMachine({
  id: 'trackOrder',
  description: 'Following one order until it has arrived, or has come to nothing.',
  context: ({ input }) => begin(input),
  invoke: [
    { id: 'watchPage', src: 'watchPage' },
    { id: 'watchVisitorKind', src: 'watchVisitorKind' },
  ],
  initial: 'starting',
  on: otherVisitor,
  states: {
    ...searchingOf<Orders>(LABELS),
    tracking: {
      description: 'The order is on show, and kept fresh.',
      tags: 'shown',
      meta: { reqs: ['CHK-07', 'CHK-08'] },
      type: 'parallel',
      on: { 'other.find': { target: 'asking', actions: 'clearTracked' } },
      states: { looking: lookingOf<Orders>(LABELS), listing, canceling, beside },
    },
  },
});
