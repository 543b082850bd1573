import { defineMessages } from 'react-intl';

type Values = {
  title: {};
};

export const messages = defineMessages<Values>({
  title: {
    id: 'account.details.title',
    defaultMessage: 'Personal details',
    description: 'Heading on the profile, above name, e-mail and phone.',
  },
});
