import { assign, sendTo, setup } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { askForAddress } from '#application/location/ask-for-address.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { to } from '#application/kernel/system.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import type { LineId } from '#domain/cart/cart.ts';
import type { OrderId } from '#domain/ordering/order.ts';
import {
  FIELDS,
  firstRefused,
  type Field,
  type OrderForm,
  type Refusals,
  type TextField,
} from '#domain/ordering/order-form.ts';
import type { Prescription } from '#domain/ordering/prescription.ts';
import { hasRunOut } from '#domain/ordering/quote.ts';
import {
  basketOf,
  couponCodeAfter,
  hasEmptyCart,
  linesIn,
  NOTHING_PERSONAL,
  opensBy,
  orderTypesOf,
  paymentOptionsOf,
  prescriptionIn,
  quoteIn,
  quotesAfter,
  refusalsOf,
} from './checkout.context.ts';
import {
  addressKept,
  placeOf,
  withAddress,
  withoutAddress,
  type OrderAddress,
} from './checkout.address.ts';
import { isComplete, readForm } from './checkout.blocker.ts';
import { couponMachine } from './coupon.machine.ts';
import { heard, prefilled } from '#application/account/visitor.ts';
import type * as Checkout from './checkout.types.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import { placingMachine } from './placing.machine.ts';
import { prescriptionMachine } from './prescription.machine.ts';
import type * as Placing from './placing.types.ts';
import {
  withAllJudged,
  withJudged,
  withOutcome,
  withSubmission,
  withText,
  withUnanswered,
} from './selling.context.ts';
import { sellingGuards } from './selling.setup.ts';
import type { Quoted, QuoteCommand } from './take-quote.use-case.ts';

/** What checkout needs from outside. */
export const checkoutSlots = {
  actors: {
    watchShopping: portListener<
      Checkout.ShoppingReport,
      Pick<Checkout.Input, 'page'>,
      Checkout.BasketCommand
    >('watchShopping'),
    recallUnanswered: portActor<undefined, readonly OrderDraft[]>('recallUnanswered'),
    takeQuote: portActor<QuoteCommand, Checkout.QuoteAnswer>('takeQuote'),
    place: placingMachine,
    prescription: prescriptionMachine,
  },
  effects: {
    copyOrderId: effect<OrderId>(),
    /** A reload asks for its price again; null once none is chosen. */
    saveCoupon: effect<Pick<Checkout.Input, 'page' | 'couponCode'>>(),
    goHome: effect(),
  },
};

/** The words the checkout chart is written in: capabilities, facts and imperatives. */
export const checkout = setup({
  types: {
    input: {} as Checkout.Input,
    context: {} as Checkout.Context,
    events: {} as Checkout.Event,
    children: {} as {
      readonly placing: 'place';
      readonly coupon: 'coupon';
      readonly prescription: 'prescription';
    },
    tags: {} as Checkout.Tag,
    meta: {} as Meta,
  },
  actors: {
    ...checkoutSlots.actors,
    authenticate: requireSignIn,
    askForAddress,
    coupon: couponMachine,
  },
  guards: {
    ...sellingGuards,
    cartIsEmpty: ({ context }) => hasEmptyCart(context),
    addressIsAdded: (_, added: OrderAddress | null) => added !== null,
    isBoughtNow: ({ context }) => context.page !== 'cart',
    cartHasLines: ({ context }) => linesIn(context).length > 0,
    ordersArePlaced: ({ context }) => context.placed.length > 0,
    placeIsMissing: ({ context }) =>
      context.form.orderType === 'delivery' && placeOf(context) === null,
    basketDiffers: ({ context }, told: Checkout.Shopping) => {
      const { shopping } = heard(context, told);
      if (shopping?.cart.kind !== 'read') return false;
      return basketOf(context.shopping) !== basketOf(shopping) || opensBy(context, shopping);
    },
    orderTypeIsNotOffered: ({ context }) => {
      const offered = orderTypesOf(context);
      return offered.length > 0 && !offered.includes(context.form.orderType);
    },
    prescriptionIsNeeded: ({ context }) => prescriptionIn(context) !== null,
    /** Else what is missing is told first: no price is asked for an order that cannot be placed. */
    onlyQuoteHasRunOut: ({ context }) => isAtOldPrice(context) && isComplete(context),
  },
  actions: {
    ...checkoutSlots.effects,
    askForPrescription: sendTo('prescription', { type: 'prescription.need' }),
    setPrescription: assign((_, prescription: Prescription) => ({ prescription })),
    openPlaceDialog: sendTo(to('storefront'), {
      type: 'dialog.open',
      id: 'pickLocation',
      request: { use: 'customer' },
    }),
    retryCart: sendTo('watchShopping', { type: 'cart.retry' }),
    removeLine: sendTo('watchShopping', (_, line: LineId) => ({
      type: 'line.remove' as const,
      line,
    })),
    setShopping: assign(({ context }, told: Checkout.Shopping) => ({
      ...heard(context, told),
      ...addressKept(context, told, prefilled(context, told, NOTHING_PERSONAL), NOTHING_PERSONAL),
    })),
    setText: assign(({ context }, typed: { readonly field: TextField; readonly text: string }) =>
      withText(context, typed),
    ),
    setChoice: assign(({ context }, chosen: Partial<OrderForm>) => ({
      form: { ...context.form, ...chosen },
      focusOn: null,
    })),
    setAddress: assign(({ context }, address: OrderAddress) => withAddress(context, address)),
    clearAddress: assign(({ context }) => withoutAddress(context)),
    judge: assign(({ context }, field: Field) => withJudged(context, field)),
    judgeAll: assign(({ context }) => judgedAll(refusalsOf(context))),
    judgeIfIncomplete: assign(({ context }) => {
      const form = readForm(context);
      return form.ok ? {} : judgedAll(form.failure);
    }),
    setSubmission: assign(({ context }) => withSubmission(readForm(context), judgedAll)),
    setQuote: assign((_, { quote, stores }: Quoted) => ({
      ...{ quote, stores, quoteFailure: null },
      couponCode: quote.coupon?.code ?? null,
    })),
    setCouponCode: assign((_, couponCode: string | null) => ({ couponCode })),
    setQuoteFailure: assign((_, quoteFailure: CallFailure) => ({ quoteFailure })),
    showQuote: assign(({ context }) => ({ seen: context.quote })),
    tellCoupon: sendTo('coupon', ({ context }) => ({
      type: 'quote.change' as const,
      quoted: quoteIn(context),
    })),
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
    setUnanswered: assign((_, drafts: readonly OrderDraft[]) => withUnanswered(drafts)),
    setOutcome: assign(({ context }, outcome: Placing.Output) => ({
      ...quotesAfter(context, outcome),
      ...withOutcome(outcome),
      couponCode: couponCodeAfter(context, outcome),
      placed: [...context.placed, ...outcome.placed],
    })),
  },
});

const judgedAll = (refusals: Refusals) => withAllJudged(FIELDS, firstRefused(refusals));

const isAtOldPrice = ({ quote, shopping }: Checkout.Context): boolean =>
  quote !== null && shopping !== null && hasRunOut(quote, shopping.now);
