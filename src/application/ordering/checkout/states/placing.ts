import { toQuoteCommand } from '../rules.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import { placingStatesOf } from '#application/ordering/selling.placing.state.ts';

/** From here the order has a chart of its own. */
export const { placing, signingIn, repricing, reviewing } = placingStatesOf<Placing.Orders>()(
  {
    descriptions: {
      placing: 'The order is being placed. The form is closed until that has ended.',
      signingIn: 'The session ended on the way. After signing in, the order goes on by itself.',
      repricing: 'The price is too old to order at, so it is asked for once more.',
      reviewing: 'The form is read: it is ordered as it stands, or what is missing is marked.',
    },
    reqs: {
      placing: ['CHK-01', 'CHK-02', 'CHK-04'],
      repricing: ['CHK-18'],
      reviewing: ['CHK-18'],
    },
  },
  { placed: 'placed', signIn: 'authenticateToOrder' },
  toQuoteCommand,
);
