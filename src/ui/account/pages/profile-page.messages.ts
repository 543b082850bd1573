import { defineMessages } from 'react-intl';

type Values = {
  missingTitle: {};
  missingText: {};
  toMyOrders: {};
};

export const messages = defineMessages<Values>({
  missingTitle: {
    id: 'account.profile.missingTitle',
    defaultMessage: 'This page is not available',
    description: 'Heading where the address asks for a page of the profile that does not exist.',
  },
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
