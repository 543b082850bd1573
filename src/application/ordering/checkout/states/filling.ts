import { answered, type Answered } from '#application/kernel/answered.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Field, TextField } from '#domain/ordering/order-form.ts';
import type { OrderAddress } from '../address.ts';
import { toQuoteCommand } from '../rules.ts';
import { checkout } from '../setup.ts';
import type * as Checkout from '../setup.ts';
import { typingOf, unpricedStatesOf } from '#application/ordering/selling.filling.state.ts';

export const filling = checkout.createStateConfig({
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
