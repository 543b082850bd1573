import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  points: {
    id: 'wallet.points.field',
    defaultMessage: 'Points',
    description:
      'Label of the field for how many points are converted, and choice of the entries that came of points.',
  },
  minimum: {
    id: 'wallet.points.minimum',
    defaultMessage: 'Convert {points, number} or more at once.',
    description: 'How many points can be converted at least.',
  },
});
