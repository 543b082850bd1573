import { defineMessages } from 'react-intl';

/** What pages are called before their code has come. */
type Values = {
  landing: {};
  notFound: {};
};

export const messages = defineMessages<Values>({
  landing: {
    id: 'shell.landing.title',
    defaultMessage: 'Everything from around the corner, at your door',
    description: 'Headline of the landing page. At most 60 characters.',
  },
  notFound: {
    id: 'shell.notFound.title',
    defaultMessage: 'This page does not exist',
    description: 'Heading of the page for unknown addresses.',
  },
});
