import { defineMessages } from 'react-intl';

type Values = {
  missingText: {};
  toMyOrders: {};
};

export const messages = defineMessages<Values>({
  missingText: {
    id: 'account.profile.missingText',
    defaultMessage: 'Your profile shows your orders.',
    description: 'Below that heading: what there is instead.',
  },
  toMyOrders: {
    id: 'account.profile.toMyOrders',
    defaultMessage: 'My Orders',
    description: 'Button below that text. Leads to the list of orders.',
  },
});
