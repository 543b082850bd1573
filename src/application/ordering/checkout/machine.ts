import { answered, type Answered } from '#application/kernel/answered.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import { beginningStatesOf } from '#application/ordering/selling.beginning.state.ts';
import { typingOf, unpricedStatesOf } from '#application/ordering/selling.filling.state.ts';
import { placingStatesOf } from '#application/ordering/selling.placing.state.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import type { Field, TextField } from '#domain/ordering/order-form.ts';
import type { OrderAddress } from './address.ts';
import { toQuoteCommand, begin } from './rules.ts';
import { checkout } from './setup.ts';
import type * as Checkout from './setup.ts';

/** From here the order has a chart of its own. */
const { placing, signingIn, repricing, reviewing } = placingStatesOf<Placing.Orders>()(
  {
    descriptions: {
      placing: 'The order is being placed. The form is closed until that has ended.',
      signingIn: 'The session ended on the way. After signing in, the order goes on by itself.',
      repricing: 'The price is too old to order at, so it is asked for once more.',
      reviewing: 'The form is read: it is ordered as it stands, or what is missing is marked.',
    },
    reqs: {
      placing: ['CHK-01', 'CHK-02', 'CHK-04'],
      repricing: ['CHK-18'],
      reviewing: ['CHK-18'],
    },
  },
  { placed: 'placed', signIn: 'authenticateToOrder' },
  toQuoteCommand,
);

const filling = checkout.createStateConfig({
  description: 'The customer says how, where and when, and sees what it costs.',
  tags: ['form', 'editable'],
  meta: { reqs: ['NAV-05', 'NAV-06', 'CHK-04', 'CHK-05', 'CHK-06', 'CHK-18'] },
  initial: 'checking',
  always: [
    { guard: 'cartIsUnread', target: '#checkout.unread' },
    { guard: 'cartIsEmpty', target: '#checkout.emptied' },
  ],
  on: {
    'shopping.change': {
      guard: { type: 'basketDiffers', params: ({ event }) => event.shopping },
      target: '.checking',
      actions: { type: 'setShopping', params: ({ event }) => event.shopping },
    },
    ...typingOf<TextField, Field>(),
    'orderType.choose': {
      target: '.checking',
      actions: {
        type: 'setChoice',
        params: ({ event: { orderType } }) => ({ orderType, method: null }),
      },
    },
    'when.choose': {
      actions: {
        type: 'setChoice',
        params: ({ event: { when } }) => ({ when, slot: null }),
      },
    },
    'slot.choose': {
      actions: [
        { type: 'setChoice', params: ({ event: { slot } }) => ({ when: 'later', slot }) },
        { type: 'judge', params: 'slot' },
      ],
    },
    'method.choose': {
      actions: { type: 'setChoice', params: ({ event: { method } }) => ({ method }) },
    },
    'address.choose': {
      target: '.checking',
      actions: { type: 'setAddress', params: ({ event }) => event.address },
    },
    'address.add': '.adding',
    'address.clear': { target: '.checking', actions: 'clearAddress' },
    'coupon.change': {
      target: '.checking',
      actions: { type: 'setCouponCode', params: ({ event }) => event.code },
    },
    'place.ask': { actions: 'openPlaceDialog' },
    'line.remove': { actions: { type: 'removeLine', params: ({ event }) => event.line } },
  },
  states: {
    checking: {
      description: 'It is checked that it is known who orders, and where to bring things.',
      meta: { reqs: ['CHK-13'] },
      always: [
        { guard: 'sessionHasEnded', target: 'signingIn' },
        { guard: 'placeIsMissing', target: 'placeless' },
        { target: 'quoting' },
      ],
    },
    placeless: {
      description: 'No place is set yet, so nothing can be priced.',
      tags: 'placeless',
      meta: { reqs: ['CHK-13', 'LOC-01'] },
    },
    quoting: {
      description: 'The server is working out what the cart costs. The form stays open.',
      tags: 'quoting',
      meta: { reqs: ['CHK-18', 'CHK-19'] },
      invoke: {
        id: 'takeQuote',
        src: 'takeQuote',
        input: ({ context }) => toQuoteCommand(context),
        onDone: answered(({ value, failure }: Answered<Checkout.QuoteAnswer>) => ({
          accepted: { target: 'fitting', actions: { type: 'setQuote', params: value } },
          signedOut: { target: 'signingIn', actions: { type: 'setQuoteFailure', params: failure } },
          failed: { target: 'unquoted', actions: { type: 'setQuoteFailure', params: failure } },
        })),
      },
    },
    adding: {
      description: 'The customer adds an address, which the order goes to once it is saved.',
      meta: { reqs: ['CHK-13', 'ADDR-06'] },
      invoke: {
        id: 'askForAddress',
        src: 'askForAddress',
        onDone: [
          {
            guard: { type: 'addressIsAdded', params: ({ event }) => event.output },
            target: 'checking',
            actions: { type: 'setAddress', params: ({ event }) => addedIn(event.output) },
          },
          { target: 'checking' },
        ],
      },
    },
    fitting: {
      description: 'It is checked that the stores offer the chosen way of delivery.',
      meta: { reqs: ['CHK-18'] },
      always: [
        { guard: 'orderTypeIsNotOffered', target: 'quoting', actions: 'setOfferedOrderType' },
        {
          guard: 'prescriptionIsNeeded',
          target: 'quoted',
          actions: ['showQuote', 'setOfferedPayment', 'askForPrescription'],
        },
        { target: 'quoted', actions: ['showQuote', 'setOfferedPayment'] },
      ],
    },
    quoted: {
      description: 'The price is known. The order can be placed once everything is filled in.',
      meta: { reqs: ['CHK-01', 'CHK-02', 'CHK-09', 'CHK-11', 'CHK-12', 'ERR-42'] },
      entry: [
        'tellCoupon',
        {
          type: 'saveCoupon',
          params: ({ context: { page, couponCode } }) => ({ page, couponCode }),
        },
      ],
      on: {
        'order.submit': [
          { guard: 'onlyQuoteHasRunOut', target: '#checkout.repricing', actions: 'clearRefusal' },
          { target: '#checkout.reviewing' },
        ],
      },
    },
    ...unpricedStatesOf(
      'The price could not be had. What was typed is kept; the customer may try again.',
      'order.submit',
    ),
  },
});

function addedIn(added: OrderAddress | null): OrderAddress {
  if (added === null) throw new Defect('No address was added');
  return added;
}

const beginning = beginningStatesOf<OrderDraft>()(
  {
    descriptions: {
      recalling: 'It is checked whether an order was sent from here and never answered.',
      gathering: 'The cart is being looked at.',
      unread: 'The cart could not be read. The customer may try again.',
    },
    reqs: {
      recalling: ['CHK-04'],
      gathering: ['NAV-06', 'NAV-07', 'NAV-08', 'CHK-04', 'CHK-05', 'CHK-06'],
    },
  },
  'emptied',
);

export const checkoutMachine = checkout.createMachine({
  id: 'checkout',
  description:
    'From a filled cart, or one item that is bought now, to orders that are placed, one for each store.',
  context: ({ input }) => begin(input),
  invoke: [
    {
      id: 'watchShopping',
      src: 'watchShopping',
      input: ({ context: { page } }) => ({ page }),
    },
    { id: 'coupon', src: 'coupon', input: ({ context: { couponCode } }) => ({ code: couponCode }) },
    { id: 'prescription', src: 'prescription' },
  ],
  initial: 'recalling',
  on: {
    'shopping.change': {
      actions: { type: 'setShopping', params: ({ event }) => event.shopping },
    },
    'prescription.change': {
      actions: { type: 'setPrescription', params: ({ event }) => event.prescription },
    },
    'orderId.copy': { actions: { type: 'copyOrderId', params: ({ event }) => event.id } },
  },
  states: {
    ...beginning,
    emptied: {
      description: 'Nothing is left in the cart. Orders placed until now are shown.',
      tags: 'waiting',
      meta: { reqs: ['CHK-04'] },
      always: [
        { guard: 'ordersArePlaced', target: 'placed' },
        { guard: 'isBoughtNow', target: 'missing' },
        { target: 'empty' },
      ],
    },
    empty: {
      description: 'The cart is empty: there is nothing to order, and a way back home.',
      tags: 'empty',
      meta: { reqs: ['NAV-05', 'CHK-04'] },
      always: { guard: 'cartHasLines', target: 'filling' },
    },
    missing: {
      description: 'What was to be bought now is not kept any more, so the way leads home.',
      tags: 'waiting',
      meta: { reqs: ['NAV-07', 'NAV-08'] },
      entry: 'goHome',
    },
    filling,
    repricing,
    reviewing,
    placing,
    signingIn,
    placed: {
      description: 'The stores have the orders. A guest is told to keep their numbers.',
      tags: 'placed',
      entry: {
        type: 'saveCoupon',
        params: ({ context: { page } }) => ({ page, couponCode: null }),
      },
      meta: { reqs: ['CHK-01', 'CHK-02', 'CHK-03', 'CHK-04'] },
    },
  },
});
