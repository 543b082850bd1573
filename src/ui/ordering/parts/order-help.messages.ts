import { defineMessages } from '#ui/design/define-messages.ts';
import type { MessageDescriptor } from 'react-intl';
import type { RefundStage } from '#domain/ordering/order-status.ts';

/** Keyed by refund stage. */
export const missing = defineMessages({
  notYet: {
    id: 'ordering.afterOrder.missingLater',
    defaultMessage: 'Call the store. A refund can be requested here once a paid order has arrived.',
    description: 'Below "Something is missing or wrong", while the order is on its way.',
  },
  open: {
    id: 'ordering.afterOrder.missingText',
    defaultMessage: 'Tell us what, and ask for your money back.',
    description: 'Below that problem, beside the button that asks for a refund.',
  },
  asked: {
    id: 'ordering.afterOrder.missingAsked',
    defaultMessage: 'You have asked for your money back. The store’s answer appears on this page.',
    description: 'Below that problem, while the store decides about a refund.',
  },
  refunded: {
    id: 'ordering.afterOrder.missingRefunded',
    defaultMessage: 'You have your money back. If something else is wrong, call the store.',
    description: 'Below that problem, after a refund.',
  },
  refused: {
    id: 'ordering.afterOrder.missingRefused',
    defaultMessage: 'The store has declined a refund. Call it to ask why.',
    description: 'Below that problem, after a refund was declined.',
  },
  never: {
    id: 'ordering.afterOrder.missingCall',
    defaultMessage: 'Call the store.',
    description: 'Below that problem, where nothing was paid that could be given back.',
  },
});

const ofParcels = defineMessages({
  asked: {
    id: 'ordering.afterOrder.parcelAsked',
    defaultMessage: 'You have asked for your money back. The answer appears on this page.',
    description: 'Below "Something is missing or wrong", of a parcel, while a refund is decided.',
  },
  refunded: {
    id: 'ordering.afterOrder.parcelRefunded',
    defaultMessage: 'You have your money back.',
    description: 'Below that problem, of a parcel, after a refund.',
  },
  refused: {
    id: 'ordering.afterOrder.parcelRefused',
    defaultMessage: 'A refund was declined. Our help page says how to reach us.',
    description: 'Below that problem, of a parcel, after a refund was declined.',
  },
});

/** For parcels, which no store sold; absent stages render nothing. */
export const parcelMissing: Readonly<Partial<Record<RefundStage, MessageDescriptor>>> = {
  ...ofParcels,
  open: missing.open,
};

export const messages = defineMessages({
  help: {
    id: 'ordering.afterOrder.help',
    defaultMessage: 'Help with this order',
    description: 'Heading above what can be done when something is wrong with an order.',
  },
  missing: {
    id: 'ordering.afterOrder.missing',
    defaultMessage: 'Something is missing or wrong',
    description: 'One problem with an order, in the words of the customer.',
  },
  late: {
    id: 'ordering.afterOrder.late',
    defaultMessage: 'It is late',
    description: 'One problem with an order, in the words of the customer.',
  },
  lateText: {
    id: 'ordering.afterOrder.lateText',
    defaultMessage: 'The store knows where your order is.',
    description: 'Below that problem, beside the phone number of the store.',
  },
  other: {
    id: 'ordering.afterOrder.other',
    defaultMessage: 'Something else',
    description: 'All other problems with an order.',
  },
  otherText: {
    id: 'ordering.afterOrder.otherText',
    defaultMessage: 'Our help page says how to reach us.',
    description: 'Below "Something else", beside the link to the help page.',
  },
});
