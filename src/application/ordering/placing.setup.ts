import { assign, sendTo, setup } from 'xstate';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { to } from '#application/kernel/system.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { unansweredAfter } from './placing.context.ts';
import type * as Placing from './placing.types.ts';

/** What placing needs from outside, for one kind of sale. */
export const placingSlotsOf = <Of extends Placing.Sale>() => ({
  actors: {
    takeQuote: portActor<Placing.NewOrders<Of>, Placing.QuoteAnswer<Of>>('takeQuote'),
    placeOrders: portActor<readonly Of['draft'][], Placing.Outcome<Of>>('placeOrders'),
  },
  effects: {
    /** Some orders may be placed now: the customer's orders are more. */
    refreshReads: effect(),
    abandonOrders: effect<readonly Of['draft'][]>(),
  },
});
export const placingSlots = placingSlotsOf<Placing.Orders>();

/** The words the chart of placing is written in, for one kind of sale. */
export const placingOf = <Of extends Placing.Sale>(rules: Placing.Rules<Of>) => {
  const slots = placingSlotsOf<Of>();
  return setup({
    types: {
      input: {} as Placing.Input<Of>,
      context: {} as Placing.Context<Of>,
      events: {} as Placing.Command,
      output: {} as Placing.Output<Of>,
      tags: {} as Placing.Tag,
      meta: {} as Meta,
    },
    actors: slots.actors,
    guards: {
      ...answerGuards,
      ordersAreUnanswered: ({ context }) => context.orders === null,
      figuresDiffer: ({ context: { orders } }) =>
        orders !== null && rules.differences(orders).length > 0,
      orderIsNoLongerAllowed: ({ context: { orders } }) => orders !== null && !rules.allows(orders),
      orderWasRefused: ({ context }) => context.stopped !== null,
      allArePlaced: (_, { stopped }: Placing.Outcome<Of>) => stopped === null,
      answerIsLost: (_, { stopped }: Placing.Outcome<Of>) =>
        stopped?.failure.kind === 'unreachable',
      sessionIsOver: (_, { stopped }: Placing.Outcome<Of>) => stopped?.failure.kind === 'signedOut',
      priceIsOld: ({ context }, { stopped }: Placing.Outcome<Of>) =>
        context.orders !== null &&
        stopped?.failure.kind === 'refused' &&
        rules.isPriceOld(stopped.failure.problem),
    },
    actions: {
      ...slots.effects,
      /** What has been ordered is in the cart no more. */
      refreshCart: sendTo(to(rules.cart), { type: 'cart.reload' }),
      /** What is ordered now, the customer has seen, or agreed to. */
      draftOrders: assign(({ context: { orders } }) => ({
        orders: orders && { ...orders, seen: orders.quote },
        drafts: orders ? rules.draft(orders) : [],
        stopped: null,
      })),
      setOutcome: assign(({ context }, { placed, stopped }: Placing.Outcome<Of>) => ({
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
      setQuoteFailure: assign((_, quoteFailure: CallFailure) => ({ quoteFailure })),
      clearRefusal: assign({ stopped: null }),
    },
  });
};
