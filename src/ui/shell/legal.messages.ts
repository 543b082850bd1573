import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  about: {
    id: 'shell.legal.about',
    defaultMessage: 'About us',
    description: 'Name of a text of the owner: who the business is. A link, and a heading.',
  },
  terms: {
    id: 'shell.legal.terms',
    defaultMessage: 'Terms and conditions',
    description: 'Name of a text of the owner: what customers agree to. A link, and a heading.',
  },
  privacy: {
    id: 'shell.legal.privacy',
    defaultMessage: 'Privacy policy',
    description: 'Name of a text of the owner: what is kept of customers. A link, and a heading.',
  },
  refund: {
    id: 'shell.legal.refund',
    defaultMessage: 'Refund policy',
    description: 'Name of a text of the owner: when money is given back. A link, and a heading.',
  },
  shipping: {
    id: 'shell.legal.shipping',
    defaultMessage: 'Shipping policy',
    description: 'Name of a text of the owner: how orders are delivered. A link, and a heading.',
  },
  cancellation: {
    id: 'shell.legal.cancellation',
    defaultMessage: 'Cancellation policy',
    description: 'Name of a text of the owner: how orders are cancelled. A link, and a heading.',
  },
  empty: {
    id: 'shell.legal.empty',
    defaultMessage: 'This text has not been written yet',
    description: 'In the place of a text of the owner that is empty.',
  },
  emptyText: {
    id: 'shell.legal.emptyText',
    defaultMessage: 'Until then, ask us by phone or e-mail.',
    description: 'Under those words.',
  },
  unknown: {
    id: 'shell.legal.unknown',
    defaultMessage: 'There is no such page',
    description: 'Heading of the page of a text of the owner that is not known.',
  },
});
