import { defineMessages } from 'react-intl';

/** What pages are called before their code has come. */
type Values = {
  profile: {};
};

export const messages = defineMessages<Values>({
  profile: {
    id: 'account.profile.missingTitle',
    defaultMessage: 'This page is not available',
    description: 'Heading where the address asks for a page of the profile that does not exist.',
  },
});
