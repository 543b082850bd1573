import { placeOrder } from '#contract/ordering.ts';
import { defineLiveWalk } from '#tools/inspector/adapters/live-walk.ts';
import type { flow } from './flow.ts';

export const live = defineLiveWalk<typeof flow>({
  comesBackFrom: { interrupted: 'unsure', abandoned: 'unsure' },
  before: (_, { isRunning }) =>
    isRunning ? null : { flow: 'ordering/checkout', state: 'placing' },
  startedBy: { flow: 'ordering/checkout', event: 'order.submit' },
  answers: {
    placeOrders: {
      'all are placed': 'usual',
      // The cart on the way holds one store's items.
      'one is placed, one is sold out': 'never',
      'one is placed, one is not answered': 'never',
      'sold out': { arranged: 'out_of_stock' },
      'quoted too long ago': { arranged: 'quote_expired' },
    },
    takeQuote: { 'as before': 'usual' },
  },
  calls: { placeOrders: placeOrder },
});
