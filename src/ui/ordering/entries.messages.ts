import { defineMessages } from 'react-intl';

/** What each sentence needs to be complete. */
type Values = {
  trackOrder: {};
};

export const messages = defineMessages<Values>({
  trackOrder: {
    id: 'ordering.header.trackOrder',
    defaultMessage: 'Track order',
    description: 'Accessible name of the icon in the header by which guests follow an order.',
  },
});
