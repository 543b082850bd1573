import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  floor: {
    id: 'location.address.floorLine',
    defaultMessage: 'Floor {floor}',
    description:
      'A line of an address, wherever one is written. {floor}: a number such as 21 or 3A, as the customer typed it.',
  },
});
