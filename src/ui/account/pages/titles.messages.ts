import { defineMessages } from 'react-intl';

/** What pages are called before their code has come. */
type Values = {
  profile: {};
};

export const messages = defineMessages<Values>({
  profile: {
    id: 'account.profile.title',
    defaultMessage: 'Profile',
    description:
      'Heading of the page with what is known of a customer, the way to it, and name of the menu of its pages.',
  },
});
