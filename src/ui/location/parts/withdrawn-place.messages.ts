import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  withdrawn: {
    id: 'location.withdrawn.text',
    defaultMessage:
      'We no longer deliver to {address}. Your cart is kept; choose another place to order.',
    description:
      'Bar at the top of every page when the zone of the stored place was switched off. {address}: the place.',
  },
});
