import { assign, setup } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import type { LineId } from '#domain/cart/cart.ts';
import type { OrderId } from '#domain/ordering/order.ts';
import { FIELDS, firstRefused, type Field, type OrderForm } from '#domain/ordering/order-form.ts';
import { hasRunOut } from '#domain/ordering/quote.ts';
import {
  basketOf,
  differencesOf,
  hasEmptyCart,
  heard,
  linesIn,
  orderTypesOf,
  paymentOptionsOf,
  prefilled,
  refusalsOf,
  toDrafts,
} from './checkout.context.ts';
import { isComplete } from './checkout.blocker.ts';
import type * as Checkout from './checkout.types.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import type { PlacingOutcome } from './place-orders.use-case.ts';
import type { QuoteCommand } from './take-quote.use-case.ts';

/** The words the checkout chart is written in: capabilities, facts and deeds. */
export const checkout = setup({
  types: {
    input: {} as Checkout.Input,
    context: {} as Checkout.Context,
    events: {} as Checkout.Event,
    tags: {} as Checkout.Tag,
    meta: {} as Checkout.Meta,
  },
  actors: {
    watchShopping: portListener<Checkout.Event>('watchShopping'),
    recallUnanswered: portActor<undefined, readonly OrderDraft[]>('recallUnanswered'),
    takeQuote: portActor<QuoteCommand, Checkout.QuoteAnswer>('takeQuote'),
    placeOrders: portActor<{ readonly drafts: readonly OrderDraft[] }, PlacingOutcome>(
      'placeOrders',
    ),
    authenticate: portActor<AuthenticationRequest, AuthenticationOutcome>('authenticate'),
  },
  guards: {
    somethingIsUnanswered: (_, drafts: readonly OrderDraft[]) => drafts.length > 0,
    cartIsEmpty: ({ context }) => hasEmptyCart(context),
    cartHasLines: ({ context }) => linesIn(context).length > 0,
    cartIsUnread: ({ context }) => context.shopping?.cart.kind === 'unread',
    somethingIsPlaced: ({ context }) => context.placed.length > 0,
    placeIsMissing: ({ context }) =>
      context.form.orderType === 'delivery' && context.shopping?.place == null,
    basketDiffers: ({ context }, told: Checkout.Shopping) => {
      const { shopping } = heard(context, told);
      return shopping?.cart.kind === 'read' && basketOf(context.shopping) !== basketOf(shopping);
    },
    sessionHasEnded: ({ context }) => context.sessionEnded,
    isQuoted: (_, answer: Checkout.QuoteAnswer) => answer.ok,
    sessionIsOver: (_, answer: Checkout.QuoteAnswer) =>
      !answer.ok && answer.failure.kind === 'signedOut',
    otherWayIsNeeded: ({ context }) => {
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
    figuresDiffer: ({ context }) => differencesOf(context).length > 0,
    wasRefused: ({ context }) => context.stopped !== null,
    allArePlaced: (_, { stopped }: PlacingOutcome) => stopped === null,
    answerIsLost: (_, { stopped }: PlacingOutcome) => stopped?.failure.kind === 'unreachable',
    placingNeedsSession: (_, { stopped }: PlacingOutcome) => stopped?.failure.kind === 'signedOut',
    figuresAreOld: (_, { stopped }: PlacingOutcome) =>
      stopped?.failure.kind === 'refused' &&
      (stopped.failure.problem === 'priceChanged' || stopped.failure.problem === 'quoteExpired'),
  },
  actions: {
    holdShopping: assign(({ context }, told: Checkout.Shopping) => ({
      ...heard(context, told),
      ...prefilled(context, told),
    })),
    holdText: assign(
      ({ context }, typed: { readonly field: keyof OrderForm; readonly text: string }) => ({
        form: { ...context.form, [typed.field]: typed.text },
        focusOn: null,
      }),
    ),
    holdChoice: assign(({ context }, chosen: Partial<OrderForm>) => ({
      form: { ...context.form, ...chosen },
      focusOn: null,
    })),
    judge: assign(({ context }, field: Field) => ({
      judged: context.judged.includes(field) ? context.judged : [...context.judged, field],
      focusOn: null,
    })),
    judgeAll: assign(({ context }) => {
      const field = firstRefused(refusalsOf(context));
      return { judged: FIELDS, focusOn: field === null ? null : { field } };
    }),
    holdQuote: assign((_, answer: Checkout.QuoteAnswer) =>
      answer.ok
        ? { quote: answer.value.quote, stores: answer.value.stores, quoteFailure: null }
        : { quoteFailure: answer.failure },
    ),
    showQuote: assign(({ context }) => ({ seen: context.quote })),
    takeOtherWay: assign(({ context }) => ({
      form: {
        ...context.form,
        orderType: orderTypesOf(context)[0] ?? context.form.orderType,
      },
    })),
    offerPayment: assign(({ context }) => ({
      form: {
        ...context.form,
        method:
          context.form.method ??
          paymentOptionsOf(context).find(({ available }) => available)?.method ??
          null,
      },
    })),
    forgetRefusal: assign({ stopped: null }),
    draftOrders: assign(({ context }) => ({ drafts: toDrafts(context), stopped: null })),
    holdUnanswered: assign((_, drafts: readonly OrderDraft[]) => ({ drafts })),
    holdOutcome: assign(({ context }, { placed, stopped }: PlacingOutcome) => ({
      placed: [...context.placed, ...placed],
      drafts: context.drafts.filter(
        ({ storeId }) => !placed.some((order) => order.storeId === storeId),
      ),
      stopped,
    })),
    dropDrafts: assign({ drafts: [], stopped: null }),
    askForPlace: effect(),
    retryCart: effect(),
    removeLine: effect<LineId>(),
    /** The cart is smaller now, and the customer's orders are more. */
    refreshCartAndOrders: effect(),
    abandonOrders: effect<readonly OrderDraft[]>(),
    copyOrderId: effect<OrderId>(),
  },
});
