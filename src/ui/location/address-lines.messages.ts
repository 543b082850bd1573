import { defineMessages } from 'react-intl';

type Values = { floor: { floor: string } };

export const messages = defineMessages<Values>({
  floor: {
    id: 'location.address.floorLine',
    defaultMessage: 'Floor {floor}',
    description:
      'A line of an address, wherever one is written. {floor}: a number such as 21 or 3A, as the customer typed it.',
  },
});
