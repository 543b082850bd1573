import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  looking: {
    id: 'payment.pay.looking',
    defaultMessage: 'We are looking up your payment',
    description: 'Heading while it is not known yet whether it is paid.',
  },
  paid: {
    id: 'payment.pay.paid',
    defaultMessage: 'It is paid',
    description: 'Heading on the page of an order, a parcel or a trip, once it is paid.',
  },
  inCash: {
    id: 'payment.pay.inCash',
    defaultMessage: 'You pay in cash',
    description:
      'Heading on the page of an order, a parcel or a trip, once cash was chosen instead.',
  },
  leaving: {
    id: 'payment.pay.leaving',
    defaultMessage: 'Now for the payment',
    description: 'Heading while the payment page opens.',
  },
  leavingText: {
    id: 'payment.pay.leavingText',
    defaultMessage: 'The payment page for {amount} opens. From there you come back here.',
    description: 'Below that. {amount} is money.',
  },
  awaited: {
    id: 'payment.pay.awaited',
    defaultMessage: 'We are waiting for news of your payment',
    description: 'Heading: the gateway has not answered yet.',
  },
  awaitedText: {
    id: 'payment.pay.awaitedText',
    defaultMessage:
      'If you have paid, this page soon shows it. If not, you can still pay until {time}.',
    description: 'Below that. {time}: a time of day.',
  },
  unbegun: {
    id: 'payment.pay.unbegun',
    defaultMessage: 'It is not paid yet',
    description: 'Heading: the payment page could not be opened.',
  },
  declined: {
    id: 'payment.pay.declined',
    defaultMessage: 'The payment was declined',
    description: 'Heading after the customer has come back from the payment page.',
  },
  canceled: {
    id: 'payment.pay.canceled',
    defaultMessage: 'You left the payment',
    description: 'Heading after the customer has canceled on the payment page.',
  },
  unpaidText: {
    id: 'payment.pay.unpaidText',
    defaultMessage: 'No money was taken. Try again or pay in another way until {time}.',
    description: 'Below that. {time}: a time of day.',
  },
  runOut: {
    id: 'payment.pay.runOut',
    defaultMessage:
      '{kind, select, trip {Your trip was not paid in time} parcel {Your parcel was not paid in time} other {Your order was not paid in time}}',
    description: 'Heading. {kind}: "order", "parcel" or "trip".',
  },
  runOutText: {
    id: 'payment.pay.runOutText',
    defaultMessage: 'No money was taken, and it is not carried out.',
    description: 'Below that.',
  },
  returned: {
    id: 'payment.pay.returned',
    defaultMessage: '{amount} is back in your wallet',
    description: 'Heading: what was paid was given back. {amount} is money.',
  },
  returnedText: {
    id: 'payment.pay.returnedText',
    defaultMessage:
      '{kind, select, trip {Your trip does not take place, so you have your money back.} parcel {Your parcel is not sent, so you have your money back.} other {Your order is not carried out, so you have your money back.}}',
    description: 'Below that. {kind}: "order", "parcel" or "trip".',
  },
  owedBack: {
    id: 'payment.pay.owedBack',
    defaultMessage: 'You get {amount} back',
    description: 'Heading: a guest paid for what came to nothing. {amount} is money.',
  },
  owedBackText: {
    id: 'payment.pay.owedBackText',
    defaultMessage:
      '{kind, select, trip {Your trip does not take place. We return the money the way it was paid. Keep the number of the trip.} parcel {Your parcel is not sent. We return the money the way it was paid. Keep the number of its order.} other {Your order is not carried out. We return the money the way it was paid. Keep the number of the order.}}',
    description: 'Below that. {kind}: "order", "parcel" or "trip".',
  },
  over: {
    id: 'payment.pay.over',
    defaultMessage:
      '{kind, select, trip {Your trip no longer has to be paid for} parcel {Your parcel no longer has to be paid for} other {Your order no longer has to be paid for}}',
    description: 'Heading: it was canceled. {kind}: "order", "parcel" or "trip".',
  },
  unread: {
    id: 'payment.pay.unread',
    defaultMessage: 'We could not look up your payment',
    description: 'Heading: no answer came. The reason stands below.',
  },
  begin: {
    id: 'payment.pay.begin',
    defaultMessage: 'Pay online',
    description: 'Button that opens the payment page. Imperative.',
  },
  again: {
    id: 'payment.pay.again',
    defaultMessage: 'Pay again',
    description:
      'Button that opens the payment page once more, after it was left or the payment was declined. Imperative.',
  },
  wallet: {
    id: 'payment.pay.wallet',
    defaultMessage: 'Pay from the wallet',
    description: 'Button: pay in another way, at once. Imperative.',
  },
  walletHint: {
    id: 'payment.pay.walletHint',
    defaultMessage: 'Your wallet holds {money}.',
    description: 'Below that button. {money}: amount with currency.',
  },
  cash: {
    id: 'payment.pay.cash',
    defaultMessage: 'Pay in cash',
    description: 'Button: pay in another way, when it comes. Imperative.',
  },
});
