import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  landing: {
    id: 'shell.landing.title',
    defaultMessage: 'Everything from around the corner, at your door',
    description: 'Headline of the landing page. At most 60 characters.',
  },
  legalText: {
    id: 'shell.legal.loading',
    defaultMessage: 'Terms and policies',
    description:
      'Heading over links to the texts of the owner, and of such a text while it is not known which one it is.',
  },
  notFound: {
    id: 'shell.notFound.title',
    defaultMessage: 'This page does not exist',
    description: 'Heading of the page for unknown addresses.',
  },
});
