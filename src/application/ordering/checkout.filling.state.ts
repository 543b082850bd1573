import { toQuoteCommand } from './checkout.context.ts';
import { checkout } from './checkout.setup.ts';

/** The form is open. The price is asked for whenever what it depends on changes. */
export const filling = checkout.createStateConfig({
  description: 'The customer says how, where and when, and sees what it costs.',
  tags: ['form', 'editable'],
  meta: { reqs: ['NAV-05', 'NAV-06', 'CHK-04', 'CHK-18'] },
  initial: 'checking',
  always: [
    { guard: 'cartIsUnread', target: '#checkout.unread' },
    { guard: 'cartIsEmpty', target: '#checkout.emptied' },
  ],
  on: {
    'shopping.change': {
      guard: { type: 'basketDiffers', params: ({ event }) => event.shopping },
      target: '.checking',
      actions: { type: 'holdShopping', params: ({ event }) => event.shopping },
    },
    'field.type': {
      actions: { type: 'holdText', params: ({ event: { field, text } }) => ({ field, text }) },
    },
    'field.leave': { actions: { type: 'judge', params: ({ event }) => event.field } },
    'orderType.choose': {
      target: '.checking',
      actions: {
        type: 'holdChoice',
        params: ({ event: { orderType } }) => ({ orderType, method: null }),
      },
    },
    'when.choose': {
      actions: {
        type: 'holdChoice',
        params: ({ event: { when } }) => ({ when, slot: null }),
      },
    },
    'slot.choose': {
      actions: [
        { type: 'holdChoice', params: ({ event: { slot } }) => ({ when: 'later', slot }) },
        { type: 'judge', params: 'slot' },
      ],
    },
    'method.choose': {
      actions: { type: 'holdChoice', params: ({ event: { method } }) => ({ method }) },
    },
    'place.ask': { actions: 'askForPlace' },
    'line.remove': { actions: { type: 'removeLine', params: ({ event }) => event.line } },
  },
  states: {
    checking: {
      description: 'The shop looks whether it knows who orders, and where to bring things.',
      meta: { reqs: ['CHK-13'] },
      always: [
        { guard: 'sessionHasEnded', target: 'signingIn' },
        { guard: 'placeIsMissing', target: 'placeless' },
        { target: 'quoting' },
      ],
    },
    placeless: {
      description: 'Nobody has said yet where to bring things, so nothing can be priced.',
      tags: 'placeless',
      meta: { reqs: ['CHK-13', 'LOC-01'] },
    },
    quoting: {
      description: 'The shop is working out what the cart costs. The form stays open.',
      tags: 'quoting',
      meta: { reqs: ['CHK-18', 'CHK-19'] },
      invoke: {
        id: 'takeQuote',
        src: 'takeQuote',
        input: ({ context }) => toQuoteCommand(context),
        onDone: [
          {
            guard: { type: 'isQuoted', params: ({ event }) => event.output },
            target: 'fitting',
            actions: { type: 'holdQuote', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'sessionIsOver', params: ({ event }) => event.output },
            target: 'signingIn',
            actions: { type: 'holdQuote', params: ({ event }) => event.output },
          },
          {
            target: 'unquoted',
            actions: { type: 'holdQuote', params: ({ event }) => event.output },
          },
        ],
      },
    },
    fitting: {
      description: 'The shop looks whether its stores offer the chosen way of delivery.',
      meta: { reqs: ['CHK-18'] },
      always: [
        { guard: 'otherWayIsNeeded', target: 'quoting', actions: 'takeOtherWay' },
        { target: 'quoted', actions: ['showQuote', 'offerPayment'] },
      ],
    },
    quoted: {
      description: 'The price is known. The order can be placed once everything is filled in.',
      meta: { reqs: ['CHK-01', 'CHK-02', 'CHK-09', 'CHK-11', 'ERR-42'] },
      on: {
        'order.submit': [
          { guard: 'isIncomplete', actions: 'judgeAll' },
          {
            guard: 'quoteHasRunOut',
            target: '#checkout.ordering.requoting',
            actions: 'forgetRefusal',
          },
          { target: '#checkout.ordering.placing', actions: 'draftOrders' },
        ],
      },
    },
    unquoted: {
      description:
        'The price could not be had. What was typed is kept; the customer may try again.',
      tags: 'unquoted',
      meta: { reqs: ['ERR-29'] },
      on: { 'quote.retry': 'checking', 'order.submit': { actions: 'judgeAll' } },
    },
    signingIn: {
      description: 'The shop no longer knows who is asking. The form waits while that is settled.',
      tags: 'unquoted',
      meta: { reqs: ['AUTH-10'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: { view: 'signIn', offerGuest: true },
        onDone: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event.output },
            target: 'unquoted',
          },
          { target: 'checking' },
        ],
      },
    },
  },
});
