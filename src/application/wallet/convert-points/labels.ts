import { labelsOf } from '#application/kernel/labels-of.ts';
import type { convertPointsMachine } from './machine.ts';

export const labels = labelsOf<typeof convertPointsMachine>({
  events: {
    'conversion.begin': 'the customer presses "Convert to wallet money"',
    'points.type': 'the customer types how many points',
    'points.takeAll': 'the customer takes all of them',
    'conversion.send': 'the customer presses "Convert"',
    'conversion.leave': 'the customer closes the form',
  },
  actions: {
    setHave: 'note how many points there are',
    takeAll: 'write all points into the field',
    setRefusal: 'say why so many cannot be converted',
    clearRefusal: 'take back what was wrong',
    refreshReads: 'read money and points anew',
  },
  actors: {
    convertPoints: {
      does: 'ask the server to convert them',
      accepted: 'they are money now',
      failed: 'no answer came',
    },
  },
});
