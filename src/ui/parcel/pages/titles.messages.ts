import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'parcel.send.title',
    defaultMessage: 'Send a parcel',
    description: 'Heading and title of the page on which a parcel is sent.',
  },
});
