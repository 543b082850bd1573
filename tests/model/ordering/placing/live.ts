import { placeOrder, takeQuote } from '#contract/ordering.ts';
import { defineLiveWalk } from '#tools/inspector/adapters/live-walk.ts';
import type { flow } from './flow.ts';

export const live = defineLiveWalk<typeof flow>({
  comesBackFrom: { interrupted: 'unsure' },
  before: (_, { isRunning }) =>
    isRunning ? null : { flow: 'ordering/checkout', state: 'placing' },
  answers: { takeQuote: { 'as before': 'usual' } },
  calls: { placeOrders: placeOrder, takeQuote },
});
