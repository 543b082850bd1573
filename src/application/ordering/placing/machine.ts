import { assign, type DoneActorEvent, sendTo } from 'xstate';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure, SignedOut, Unreachable } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { finalOutput } from '#application/kernel/final-output.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import type { QuoteCommand, Quoted } from '#application/ordering/take-quote.use-case.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OrderDetails, OrderDraft } from '#domain/ordering/order-draft.ts';
import type { PlacedOrder } from '#domain/ordering/order.ts';
import type { Difference, ProblemKind, Quote } from '#domain/ordering/quote.ts';
import { begin, newOrders, orderRules, outputOf, unansweredAfter } from './rules.ts';

export type Command =
  /** The answer was lost: resends the same draft. */
  | { readonly type: 'order.retry' }
  | { readonly type: 'order.abandon' }
  | { readonly type: 'changes.accept' }
  | { readonly type: 'changes.decline' };

/** A kind of sale: orders of stores, or trips. */
export type Sale = {
  readonly details: unknown;
  readonly quote: unknown;
  readonly request: unknown;
  readonly quoted: { readonly quote: unknown };
  readonly difference: unknown;
  readonly draft: unknown;
  readonly placed: unknown;
  /** Reason of a refusal. */
  readonly problem: string;
};
export type Orders = {
  readonly details: OrderDetails;
  readonly quote: Quote;
  readonly request: QuoteCommand;
  readonly quoted: Quoted;
  readonly difference: Difference;
  readonly draft: OrderDraft;
  readonly placed: PlacedOrder;
  readonly problem: ProblemKind;
};

/** The server refused. `said` is its own sentence. */
export type Refused<Of extends Sale = Orders> = {
  readonly kind: 'refused';
  readonly problem: Of['problem'];
  readonly said: string;
};
export type Failure<Of extends Sale = Orders> = Refused<Of> | Unreachable | SignedOut;

/** The first draft that failed, and why. Later ones were not sent. */
export type Stopped<Of extends Sale = Orders> = {
  readonly draft: Of['draft'];
  readonly failure: Failure<Of>;
};
/** Drafts are placed in order, up to the first failure. */
export type Outcome<Of extends Sale = Orders> = {
  readonly placed: readonly Of['placed'][];
  readonly stopped: Stopped<Of> | null;
};

export type NewOrders<Of extends Sale = Orders> = {
  readonly details: Of['details'];
  readonly seen: Of['quote'];
  readonly quote: Of['quote'];
  readonly request: Of['request'];
};

export type Input<Of extends Sale = Orders> =
  | ({ readonly kind: 'new' } & NewOrders<Of>)
  | { readonly kind: 'unanswered'; readonly drafts: readonly Of['draft'][] };

export type Context<Of extends Sale = Orders> = {
  /** Null where there are only unanswered drafts. */
  readonly orders: NewOrders<Of> | null;
  readonly quoted: Of['quoted'] | null;
  readonly quoteFailure: CallFailure | null;
  readonly drafts: readonly Of['draft'][];
  /** Drafts sent without an answer: they may have arrived. */
  readonly unanswered: readonly Of['draft'][];
  readonly placed: readonly Of['placed'][];
  readonly stopped: Stopped<Of> | null;
};

export type End =
  | 'placed'
  /** One draft was refused; later ones were not sent. */
  | 'refused'
  /** The quote has changed, and the customer has to review the order. */
  | 'repriced'
  /** The new quote failed. */
  | 'unquoted'
  /** The session has ended: ordering needs a sign-in. */
  | 'signedOut'
  /** The customer gave up the unanswered drafts. */
  | 'abandoned';

export type Output<Of extends Sale = Orders> = {
  readonly kind: End;
  readonly placed: readonly Of['placed'][];
  readonly stopped: Stopped<Of> | null;
  /** Drafts sent without an answer: they may have arrived. */
  readonly unanswered: readonly Of['draft'][];
  /** Null where no new quote was requested. */
  readonly quoted: Of['quoted'] | null;
  readonly quoteFailure: CallFailure | null;
};

export type QuoteAnswer<Of extends Sale = Orders> = Result<Of['quoted'], CallFailure>;
export type Tag = 'interrupted' | 'comparing' | 'busy' | 'unsure';

export type Rules<Of extends Sale = Orders> = {
  /** System id of the cart with the goods. */
  readonly cart: 'cart' | 'tripCart';
  readonly draft: (orders: NewOrders<Of>) => readonly Of['draft'][];
  readonly differences: (orders: NewOrders<Of>) => readonly Of['difference'][];
  /** The remaining orders once these are placed: quotes are compared without the placed ones. */
  readonly left: (orders: NewOrders<Of>, placed: readonly Of['placed'][]) => NewOrders<Of>;
  /** True where the newest quote still allows the details. */
  readonly allows: (orders: NewOrders<Of>) => boolean;
  readonly isPriceOld: (problem: Of['problem']) => boolean;
};

export const placingSlotsOf = <Of extends Sale>() => ({
  actors: {
    takeQuote: portActor<NewOrders<Of>, QuoteAnswer<Of>>('takeQuote'),
    placeOrders: portActor<readonly Of['draft'][], Outcome<Of>>('placeOrders'),
  },
  effects: {
    /** Some orders may be placed: the list of orders is stale. */
    refreshReads: effect(),
    abandonOrders: effect<readonly Of['draft'][]>(),
  },
});
export const placingSlots = placingSlotsOf<Orders>();

export const placingOf = <Of extends Sale>(rules: Rules<Of>) => {
  const slots = placingSlotsOf<Of>();
  return setupMachine({
    types: {} as {
      input: Input<Of>;
      context: Context<Of>;
      events: Command;
      output: Output<Of>;
      tags: Tag;
    },
    slots,
    sets: ['quoteFailure'],
    guards: {
      ordersAreUnanswered: ({ context }) => context.orders === null,
      figuresDiffer: ({ context: { orders } }) =>
        orders !== null && rules.differences(orders).length > 0,
      orderIsNoLongerAllowed: ({ context: { orders } }) => orders !== null && !rules.allows(orders),
      orderWasRefused: ({ context }) => context.stopped !== null,
      allArePlaced: (_, { stopped }: Outcome<Of>) => stopped === null,
      answerIsLost: (_, { stopped }: Outcome<Of>) => stopped?.failure.kind === 'unreachable',
      sessionIsOver: (_, { stopped }: Outcome<Of>) => stopped?.failure.kind === 'signedOut',
      priceIsOld: ({ context }, { stopped }: Outcome<Of>) =>
        context.orders !== null &&
        stopped?.failure.kind === 'refused' &&
        rules.isPriceOld(stopped.failure.problem),
    },
    actions: {
      /** Ordered goods are no longer in the cart. */
      refreshCart: sendTo(to(rules.cart), { type: 'cart.reload' }),
      /** The customer has seen or accepted these quotes. */
      draftOrders: assign(({ context: { orders } }) => ({
        orders: orders && { ...orders, seen: orders.quote },
        drafts: orders ? rules.draft(orders) : [],
        stopped: null,
      })),
      setOutcome: assign(({ context }, { placed, stopped }: Outcome<Of>) => ({
        orders: context.orders && stopped ? rules.left(context.orders, placed) : context.orders,
        placed: [...context.placed, ...placed],
        drafts: context.drafts.slice(placed.length),
        unanswered: unansweredAfter(context, { placed, stopped }),
        stopped,
      })),
      setQuote: assign(({ context: { orders } }, quoted: Of['quoted']) => ({
        quoted,
        orders: orders && { ...orders, quote: quoted.quote },
      })),
      clearRefusal: assign({ stopped: null }),
    },
  });
};

export const placingMachineOf = <Of extends Sale>(rules: Rules<Of>) => {
  const outcome = ({ event }: { readonly event: DoneActorEvent<Outcome<Of>> }) => event.output;
  return placingOf(rules).createMachine({
    id: 'placing',
    description: 'From "Place Order" to the answer, whatever happens on the way.',
    context: ({ input }) => begin(input),
    initial: 'starting',
    states: {
      starting: {
        description: 'Orders that were sent before and never answered are not sent again unasked.',
        meta: { reqs: ['CHK-04'] },
        always: [{ guard: 'ordersAreUnanswered', target: 'interrupted' }, { target: 'comparing' }],
      },
      interrupted: {
        description:
          'Orders were sent and never answered: the page was left, or the session ended. The customer decides about them.',
        tags: 'interrupted',
        meta: { reqs: ['CHK-04'] },
        on: {
          'order.retry': 'sending',
          'order.abandon': {
            target: 'abandoned',
            actions: { type: 'abandonOrders', params: ({ context }) => context.drafts },
          },
        },
      },
      comparing: {
        description: 'The newest price is compared with the one that the customer has seen.',
        meta: { reqs: ['CHK-18'] },
        always: [
          { guard: 'orderIsNoLongerAllowed', target: 'repriced' },
          { guard: 'figuresDiffer', target: 'agreeing' },
          { guard: 'orderWasRefused', target: 'repriced' },
          { target: 'sending', actions: 'draftOrders' },
        ],
      },
      agreeing: {
        description: 'Something costs more or less than it did. The customer is asked once.',
        tags: 'comparing',
        meta: { reqs: ['CHK-18'] },
        on: {
          'changes.accept': { target: 'sending', actions: 'draftOrders' },
          'changes.decline': { target: 'repriced', actions: 'clearRefusal' },
        },
      },
      sending: {
        description: 'The orders are on their way. There is no way back until they are answered.',
        tags: 'busy',
        meta: { reqs: ['CHK-01', 'CHK-02', 'CHK-04'] },
        invoke: {
          id: 'placeOrders',
          src: 'placeOrders',
          input: ({ context }) => context.drafts,
          onDone: [
            {
              guard: { type: 'allArePlaced', params: outcome },
              target: 'placed',
              actions: [{ type: 'setOutcome', params: outcome }, 'refreshCart', 'refreshReads'],
            },
            {
              guard: { type: 'answerIsLost', params: outcome },
              target: 'unsure',
              actions: { type: 'setOutcome', params: outcome },
            },
            {
              guard: { type: 'sessionIsOver', params: outcome },
              target: 'signedOut',
              actions: { type: 'setOutcome', params: outcome },
            },
            {
              guard: { type: 'priceIsOld', params: outcome },
              target: 'quoting',
              actions: [{ type: 'setOutcome', params: outcome }, 'refreshCart', 'refreshReads'],
            },
            {
              target: 'refused',
              actions: [{ type: 'setOutcome', params: outcome }, 'refreshCart', 'refreshReads'],
            },
          ],
        },
      },
      unsure: {
        description:
          'No answer came. The orders may have arrived; sending them again makes no second ones.',
        tags: 'unsure',
        meta: { reqs: ['ERR-29', 'CHK-04'] },
        on: { 'order.retry': 'sending' },
      },
      quoting: {
        description: 'The price is no longer right, so it is asked for once more.',
        tags: 'busy',
        meta: { reqs: ['CHK-18'] },
        invoke: {
          id: 'takeQuote',
          src: 'takeQuote',
          input: ({ context }) => newOrders(context),
          onDone: answered(({ value, failure }: Answered<QuoteAnswer<Of>>) => ({
            accepted: { target: 'comparing', actions: { type: 'setQuote', params: value } },
            signedOut: {
              target: 'signedOut',
              actions: { type: 'setQuoteFailure', params: failure },
            },
            failed: { target: 'unquoted', actions: { type: 'setQuoteFailure', params: failure } },
          })),
        },
      },
      placed: {
        type: 'final',
        description: 'All orders are placed.',
        meta: { reqs: ['CHK-01', 'CHK-02', 'CHK-03'] },
        output: outputOf('placed'),
      },
      refused: {
        type: 'final',
        description: 'A store does not take its order. Those behind it were not sent.',
        meta: { reqs: ['ERR-42'] },
        output: outputOf('refused'),
      },
      repriced: {
        type: 'final',
        description: 'The price is new, and the customer looks at the order again.',
        meta: { reqs: ['CHK-18'] },
        output: outputOf('repriced'),
      },
      unquoted: {
        type: 'final',
        description: 'The price could not be asked for again.',
        meta: { reqs: ['ERR-29'] },
        output: outputOf('unquoted'),
      },
      signedOut: {
        type: 'final',
        description: 'The session has ended: first the customer has to sign in.',
        meta: { reqs: ['AUTH-10'] },
        output: outputOf('signedOut'),
      },
      abandoned: {
        type: 'final',
        description: 'The customer has given up the orders that were never answered.',
        meta: { reqs: ['CHK-04'] },
        output: outputOf('abandoned'),
      },
    },
    output: finalOutput<Output<Of>>(),
  });
};

export const placingMachine = placingMachineOf(orderRules);
