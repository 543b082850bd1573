import { assign, sendTo } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import { heard, prefilled, type Visitor } from '#application/account/visitor.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { CheckoutPage } from '#application/kernel/path.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import { askForAddress } from '#application/location/ask-for-address.ts';
import { couponMachine, type CouponReport } from '#application/ordering/coupon/machine.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import { type Orders, placingMachine } from '#application/ordering/placing/machine.ts';
import {
  prescriptionMachine,
  type Told as PrescriptionTold,
} from '#application/ordering/prescription/machine.ts';
import {
  type Selling,
  withAllJudged,
  withJudged,
  withOutcome,
  withSubmission,
  withText,
  withUnanswered,
} from '#application/ordering/selling.context.ts';
import { sellingGuards } from '#application/ordering/selling.setup.ts';
import type {
  QuoteCommand,
  Quoted,
  StoreTerms,
} from '#application/ordering/take-quote.use-case.ts';
import type { Cart, LineId } from '#domain/cart/cart.ts';
import type { Purchase } from '#domain/cart/purchase.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Place } from '#domain/location/place.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import {
  type Field,
  FIELDS,
  firstRefused,
  type OrderForm,
  type Refusals,
  type TextField,
} from '#domain/ordering/order-form.ts';
import type { OrderType } from '#domain/ordering/order-status.ts';
import type { OrderId, PlacedOrder } from '#domain/ordering/order.ts';
import type { Prescription } from '#domain/ordering/prescription.ts';
import { hasRunOut, type PaymentMethod } from '#domain/ordering/quote.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import {
  addressKept,
  type ChosenAddress,
  type OrderAddress,
  placeOf,
  withAddress,
  withoutAddress,
} from './address.ts';
import {
  isComplete,
  readForm,
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
} from './rules.ts';

/** Facts that change outside the checkout: visitor, place, goods and time. */
export type Shopping = {
  readonly now: Instant;
  readonly cart: CartReading;
  readonly place: Place | null;
  readonly customer: Visitor;
};
export type CartReading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unread'; readonly failure: CallFailure }
  | {
      readonly kind: 'read';
      readonly cart: Cart;
      /**
       * The immediate purchase: its line goes with every call. Missing where the server stores the
       * cart.
       */
      readonly purchase?: Purchase;
    };

export type Command =
  | { readonly type: 'field.type'; readonly field: TextField; readonly text: string }
  | { readonly type: 'field.leave'; readonly field: Field }
  | { readonly type: 'orderType.choose'; readonly orderType: OrderType }
  | { readonly type: 'when.choose'; readonly when: OrderForm['when'] }
  | { readonly type: 'slot.choose'; readonly slot: Instant | null }
  | { readonly type: 'method.choose'; readonly method: PaymentMethod }
  | { readonly type: 'place.ask' }
  | { readonly type: 'address.choose'; readonly address: OrderAddress }
  | { readonly type: 'address.add' }
  /** Uses the customer's place again. */
  | { readonly type: 'address.clear' }
  | { readonly type: 'line.remove'; readonly line: LineId }
  | { readonly type: 'cart.retry' }
  | { readonly type: 'quote.retry' }
  | { readonly type: 'order.submit' }
  | { readonly type: 'orderId.copy'; readonly id: OrderId };

export type Report = ShoppingReport | PrescriptionTold;
export type ShoppingReport = { readonly type: 'shopping.change'; readonly shopping: Shopping };
export type Event = Command | Report | CouponReport;

/** Checkout commands to the basket watcher. */
export type BasketCommand = Extract<Command, { readonly type: 'line.remove' | 'cart.retry' }>;

export type Terms = Pick<
  AppConfig,
  'timeZone' | 'country' | 'homeDelivery' | 'takeAway' | 'scheduling'
>;
/** The goods: the cart, or the immediate purchase beside it. */
export type Input = {
  readonly page: CheckoutPage;
  readonly terms: Terms;
  /** Chosen before a reload; null for none. */
  readonly couponCode: string | null;
};

export type Context = Selling<Orders, Field> & {
  readonly page: CheckoutPage;
  readonly terms: Terms;
  readonly shopping: Shopping | null;
  readonly form: OrderForm;
  readonly address: ChosenAddress | null;
  readonly couponCode: string | null;
  readonly stores: readonly StoreTerms[];
  readonly placed: readonly PlacedOrder[];
  readonly prescription: Prescription;
};

export type Tag =
  | 'waiting'
  | 'unread'
  | 'empty'
  | 'form'
  | 'editable'
  | 'quoting'
  | 'placeless'
  | 'unquoted'
  | 'busy'
  | 'placed';
export type QuoteAnswer = Result<Quoted, CallFailure>;

export const checkoutSlots = {
  actors: {
    watchShopping: portListener<ShoppingReport, Pick<Input, 'page'>, BasketCommand>(
      'watchShopping',
    ),
    recallUnanswered: portActor<undefined, readonly OrderDraft[]>('recallUnanswered'),
    takeQuote: portActor<QuoteCommand, QuoteAnswer>('takeQuote'),
    place: placingMachine,
    prescription: prescriptionMachine,
  },
  effects: {
    copyOrderId: effect<OrderId>(),
    /** A reload requests the price again; null once no coupon is chosen. */
    saveCoupon: effect<Pick<Input, 'page' | 'couponCode'>>(),
    goHome: effect(),
  },
};

export const checkout = setupMachine({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    children: {
      readonly placing: 'place';
      readonly coupon: 'coupon';
      readonly prescription: 'prescription';
    };
    tags: Tag;
  },
  slots: checkoutSlots,
  sets: ['prescription', 'couponCode', 'quoteFailure'],
  actors: { authenticate: requireSignIn, askForAddress, coupon: couponMachine },
  guards: {
    ...sellingGuards,
    cartIsEmpty: ({ context }) => hasEmptyCart(context),
    addressIsAdded: (_, added: OrderAddress | null) => added !== null,
    isBoughtNow: ({ context }) => context.page !== 'cart',
    cartHasLines: ({ context }) => linesIn(context).length > 0,
    ordersArePlaced: ({ context }) => context.placed.length > 0,
    placeIsMissing: ({ context }) =>
      context.form.orderType === 'delivery' && placeOf(context) === null,
    basketDiffers: ({ context }, told: Shopping) => {
      const { shopping } = heard(context, told);
      if (shopping?.cart.kind !== 'read') return false;
      return basketOf(context.shopping) !== basketOf(shopping) || opensBy(context, shopping);
    },
    orderTypeIsNotOffered: ({ context }) => {
      const offered = orderTypesOf(context);
      return offered.length > 0 && !offered.includes(context.form.orderType);
    },
    prescriptionIsNeeded: ({ context }) => prescriptionIn(context) !== null,
    /** Else missing fields are shown first: an incomplete order gets no quote. */
    onlyQuoteHasRunOut: ({ context }) => isAtOldPrice(context) && isComplete(context),
  },
  actions: {
    askForPrescription: sendTo('prescription', { type: 'prescription.need' }),
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
    setShopping: assign(({ context }, told: Shopping) => ({
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

const isAtOldPrice = ({ quote, shopping }: Context): boolean =>
  quote !== null && shopping !== null && hasRunOut(quote, shopping.now);
