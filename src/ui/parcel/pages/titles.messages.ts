import { defineMessages } from 'react-intl';

type Values = { title: {} };

export const messages = defineMessages<Values>({
  title: {
    id: 'parcel.send.title',
    defaultMessage: 'Send a parcel',
    description: 'Heading and title of the page on which a parcel is sent.',
  },
});
