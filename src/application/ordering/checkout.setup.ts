import { assign, sendTo, setup } from 'xstate';
import { askWhoYouAre } from '#application/account/ask-who-you-are.ts';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { to } from '#application/kernel/system.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import type { LineId } from '#domain/cart/cart.ts';
import type { OrderId } from '#domain/ordering/order.ts';
import { FIELDS, firstRefused, type Field, type OrderForm } from '#domain/ordering/order-form.ts';
import { hasRunOut } from '#domain/ordering/quote.ts';
import {
  basketOf,
  hasEmptyCart,
  linesIn,
  NOTHING_PERSONAL,
  orderTypesOf,
  paymentOptionsOf,
  refusalsOf,
} from './checkout.context.ts';
import { isComplete } from './checkout.blocker.ts';
import { heard, prefilled } from './shopper.ts';
import type * as Checkout from './checkout.types.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import { placingMachine } from './placing.machine.ts';
import type * as Placing from './placing.types.ts';
import type { Quoted, QuoteCommand } from './take-quote.use-case.ts';

/** What checkout needs from outside. */
export const checkoutSlots = {
  actors: {
    watchShopping: portListener<Checkout.Report>('watchShopping'),
    recallUnanswered: portActor<undefined, readonly OrderDraft[]>('recallUnanswered'),
    takeQuote: portActor<QuoteCommand, Checkout.QuoteAnswer>('takeQuote'),
    place: placingMachine,
  },
  effects: {
    copyOrderId: effect<OrderId>(),
  },
};

/** The words the checkout chart is written in: capabilities, facts and imperatives. */
export const checkout = setup({
  types: {
    input: {} as Checkout.Input,
    context: {} as Checkout.Context,
    events: {} as Checkout.Event,
    children: {} as { readonly placing: 'place' },
    tags: {} as Checkout.Tag,
    meta: {} as Checkout.Meta,
  },
  actors: { ...checkoutSlots.actors, authenticate: askWhoYouAre },
  guards: {
    ...answerGuards,
    ordersAreUnanswered: (_, drafts: readonly OrderDraft[]) => drafts.length > 0,
    cartIsEmpty: ({ context }) => hasEmptyCart(context),
    cartHasLines: ({ context }) => linesIn(context).length > 0,
    cartIsUnread: ({ context }) => context.shopping?.cart.kind === 'unread',
    ordersArePlaced: ({ context }) => context.placed.length > 0,
    placeIsMissing: ({ context }) =>
      context.form.orderType === 'delivery' && context.shopping?.place == null,
    basketDiffers: ({ context }, told: Checkout.Shopping) => {
      const { shopping } = heard(context, told);
      return shopping?.cart.kind === 'read' && basketOf(context.shopping) !== basketOf(shopping);
    },
    sessionHasEnded: ({ context }) => context.sessionEnded,
    orderTypeIsNotOffered: ({ context }) => {
      const offered = orderTypesOf(context);
      return offered.length > 0 && !offered.includes(context.form.orderType);
    },
    isDismissed: (_, outcome: AuthenticationOutcome) => outcome === 'dismissed',
    isComplete: ({ context }) => isComplete(context),
    isIncomplete: ({ context }) => !isComplete(context),
    quoteHasRunOut: ({ context }) =>
      context.quote !== null && context.shopping !== null
        ? hasRunOut(context.quote, context.shopping.now)
        : false,
    allArePlaced: (_, { kind }: Placing.Output) => kind === 'placed',
    priceIsNew: (_, { kind }: Placing.Output) => kind === 'repriced',
    priceIsUnknown: (_, { kind }: Placing.Output) => kind === 'unquoted',
    sessionIsOver: (_, { kind }: Placing.Output) => kind === 'signedOut',
    ordersAreGivenUp: (_, { kind }: Placing.Output) => kind === 'abandoned',
  },
  actions: {
    ...checkoutSlots.effects,
    openPlaceDialog: sendTo(to('storefront'), {
      type: 'dialog.open',
      id: 'pickLocation',
      request: { use: 'customer' },
    }),
    retryCart: sendTo(to('cart'), { type: 'cart.retry' }),
    removeLine: sendTo(to('cart'), (_, line: LineId) => ({ type: 'line.remove' as const, line })),
    setShopping: assign(({ context }, told: Checkout.Shopping) => ({
      ...heard(context, told),
      ...prefilled(context, told, NOTHING_PERSONAL),
    })),
    setText: assign(
      ({ context }, typed: { readonly field: keyof OrderForm; readonly text: string }) => ({
        form: { ...context.form, [typed.field]: typed.text },
        focusOn: null,
      }),
    ),
    setChoice: assign(({ context }, chosen: Partial<OrderForm>) => ({
      form: { ...context.form, ...chosen },
      focusOn: null,
    })),
    judge: assign(({ context }, field: Field) => ({
      judged: context.judged.includes(field) ? context.judged : [...context.judged, field],
      focusOn: null,
    })),
    judgeAll: assign(({ context }) => judgedAll(context)),
    judgeIfIncomplete: assign(({ context }) => (isComplete(context) ? {} : judgedAll(context))),
    setQuote: assign((_, { quote, stores }: Quoted) => ({ quote, stores, quoteFailure: null })),
    setQuoteFailure: assign((_, quoteFailure: CallFailure) => ({ quoteFailure })),
    showQuote: assign(({ context }) => ({ seen: context.quote })),
    setOfferedOrderType: assign(({ context }) => ({
      form: {
        ...context.form,
        orderType: orderTypesOf(context)[0] ?? context.form.orderType,
      },
    })),
    setOfferedPayment: assign(({ context }) => ({
      form: {
        ...context.form,
        method:
          context.form.method ??
          paymentOptionsOf(context).find(({ available }) => available)?.method ??
          null,
      },
    })),
    clearRefusal: assign({ stopped: null }),
    setUnanswered: assign((_, unanswered: readonly OrderDraft[]) => ({ unanswered })),
    setOutcome: assign(
      ({ context }, { placed, stopped, quoted, quoteFailure }: Placing.Output) => ({
        ...quoted,
        quoteFailure,
        unanswered: [],
        placed: [...context.placed, ...placed],
        stopped,
      }),
    ),
  },
});

/** Every field error is shown, and the cursor goes to the first. */
function judgedAll(context: Checkout.Context): Pick<Checkout.Context, 'judged' | 'focusOn'> {
  const field = firstRefused(refusalsOf(context));
  return { judged: FIELDS, focusOn: field === null ? null : { field } };
}
