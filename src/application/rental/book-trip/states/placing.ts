import { placingStatesOf } from '#application/ordering/selling.placing.state.ts';
import { toQuery } from '../rules.ts';
import type { Booking } from '#application/rental/booking.ts';

export const { placing, signingIn, repricing, reviewing } = placingStatesOf<Booking>()(
  {
    descriptions: {
      placing: 'The trip is being booked. The form is closed until that has ended.',
      signingIn: 'The session ended on the way. After signing in, the booking goes on by itself.',
      repricing: 'The cart is looked at once more, since another one may be signed in.',
      reviewing: 'The form is read: it is booked as it stands, or what is missing is marked.',
    },
    reqs: {
      placing: ['CHK-16', 'API-43'],
      repricing: ['AUTH-10', 'API-57'],
      reviewing: ['CHK-16'],
    },
  },
  { placed: 'placed', signIn: 'authenticateToBook' },
  toQuery,
);
