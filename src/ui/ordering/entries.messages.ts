import { defineMessages } from 'react-intl';

/** What each sentence needs to be complete. */
type Values = {
  trackOrder: {};
  orders: {};
};

export const messages = defineMessages<Values>({
  trackOrder: {
    id: 'ordering.header.trackOrder',
    defaultMessage: 'Track order',
    description: 'Accessible name of the icon in the header by which guests follow an order.',
  },
  orders: {
    id: 'ordering.tabs.orders',
    defaultMessage: 'Orders',
    description:
      "Tab at the foot of a phone's window: one's orders, or following one by its number.",
  },
});
