import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  receiverNote: {
    id: 'ordering.parcel.receiverNote',
    defaultMessage: 'For the courier: {note}',
    description: 'Below the receiver of a parcel. {note}: what the sender wrote.',
  },
  receiverPays: {
    id: 'ordering.parcel.receiverPays',
    defaultMessage: 'The receiver pays in cash, at the door',
    description: 'Below the amounts of a parcel.',
  },
  senderPays: {
    id: 'ordering.parcel.senderPays',
    defaultMessage: 'The sender pays in cash when it is collected',
    description: 'Below the amounts of a parcel.',
  },
  paidOnReturn: {
    id: 'ordering.parcel.paidOnReturn',
    defaultMessage: 'The sender pays in cash when it is returned',
    description: 'Below the amounts of a parcel whose receiver was to pay and was not there.',
  },
  link: {
    id: 'ordering.parcel.link',
    defaultMessage: 'Link for the receiver',
    description: 'Link on the page of a parcel: opens the page by which its receiver follows it.',
  },
  trackingText: {
    id: 'ordering.parcel.trackingText',
    defaultMessage: '{sender} sends you: {category}',
    description: 'Below that heading. {sender}: a first name; {category}: what is sent.',
  },
  toPay: {
    id: 'ordering.parcel.toPay',
    defaultMessage: 'Please have {money} ready in cash.',
    description: 'To a receiver who pays. {money}: an amount.',
  },
  notFound: {
    id: 'ordering.parcel.notFound',
    defaultMessage: 'Parcel not found',
    description: 'Heading when the link leads to no parcel.',
  },
  notFoundText: {
    id: 'ordering.parcel.notFoundText',
    defaultMessage:
      'The link is incomplete, or the parcel is no longer available. Ask the person who sent it to you.',
    description: 'Below that heading.',
  },
  loading: {
    id: 'ordering.parcel.loading',
    defaultMessage: 'Looking for your parcel',
    description: 'Read aloud while the parcel is looked for.',
  },
});
