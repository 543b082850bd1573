import { assign, sendTo, setup } from 'xstate';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import { effect } from '#application/kernel/effect.ts';
import { to } from '#application/kernel/system.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { allows, type OrderDraft } from '#domain/ordering/order-draft.ts';
import { differencesOf, draftsOf } from './placing.context.ts';
import type * as Placing from './placing.types.ts';
import type { PlacingOutcome } from './place-orders.use-case.ts';
import type { QuoteCommand, Quoted } from './take-quote.use-case.ts';

/** What placing needs from outside. Another module may fill them in another way. */
export const placingSlots = {
  actors: {
    takeQuote: portActor<QuoteCommand, Placing.QuoteAnswer>('takeQuote'),
    placeOrders: portActor<readonly OrderDraft[], PlacingOutcome>('placeOrders'),
  },
  effects: {
    /** Some orders may be placed now: the customer's orders are more. */
    refreshReads: effect(),
    abandonOrders: effect<readonly OrderDraft[]>(),
  },
};

/** The words the chart of placing is written in. */
export const placing = setup({
  types: {
    input: {} as Placing.Input,
    context: {} as Placing.Context,
    events: {} as Placing.Command,
    output: {} as Placing.Output,
    tags: {} as Placing.Tag,
    meta: {} as Placing.Meta,
  },
  actors: placingSlots.actors,
  guards: {
    ...answerGuards,
    ordersAreUnanswered: ({ context }) => context.orders === null,
    figuresDiffer: ({ context }) => differencesOf(context).length > 0,
    orderIsNoLongerAllowed: ({ context: { orders } }) =>
      orders !== null && !allows(orders.quote, orders.details),
    orderWasRefused: ({ context }) => context.stopped !== null,
    allArePlaced: (_, { stopped }: PlacingOutcome) => stopped === null,
    answerIsLost: (_, { stopped }: PlacingOutcome) => stopped?.failure.kind === 'unreachable',
    sessionIsOver: (_, { stopped }: PlacingOutcome) => stopped?.failure.kind === 'signedOut',
    priceIsOld: ({ context }, { stopped }: PlacingOutcome) =>
      context.orders !== null &&
      stopped?.failure.kind === 'refused' &&
      (stopped.failure.problem === 'priceChanged' || stopped.failure.problem === 'quoteExpired'),
  },
  actions: {
    ...placingSlots.effects,
    /** What has been ordered is in the cart no more. */
    refreshCart: sendTo(to('cart'), { type: 'cart.reload' }),
    /** What is ordered now, the customer has seen, or agreed to. */
    draftOrders: assign(({ context }) => ({
      orders: context.orders && { ...context.orders, seen: context.orders.quote },
      drafts: draftsOf(context),
      stopped: null,
    })),
    setOutcome: assign(({ context }, { placed, stopped }: PlacingOutcome) => ({
      placed: [...context.placed, ...placed],
      drafts: context.drafts.filter(
        ({ storeId }) => !placed.some((order) => order.storeId === storeId),
      ),
      stopped,
    })),
    setQuote: assign(({ context: { orders } }, quoted: Quoted) => ({
      quoted,
      orders: orders && { ...orders, quote: quoted.quote },
    })),
    setQuoteFailure: assign((_, quoteFailure: CallFailure) => ({ quoteFailure })),
    clearRefusal: assign({ stopped: null }),
  },
});
