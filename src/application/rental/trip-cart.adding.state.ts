import {
  changingTrip,
  journaling,
  puttingIn,
  removing,
  replacingProvider,
} from './trip-cart.adding-calls.state.ts';
import {
  askingDetails,
  askingDuration,
  askingProvider,
  askingToRemove,
  askingTripType,
  weighing,
} from './trip-cart.adding-questions.state.ts';
import { tripCart } from './trip-cart.setup.ts';

/** From a vehicle, or a trip, that is wanted to a cart that has it: every question, and every call after the last yes. */
export const adding = tripCart.createStateConfig({
  description:
    'A vehicle is on its way into the cart, or another trip. What is asked for meanwhile waits.',
  meta: { reqs: ['RENT-CART-01'] },
  initial: 'weighing',
  states: {
    weighing,
    askingProvider,
    journaling,
    replacingProvider,
    askingTripType,
    askingDuration,
    askingDetails,
    changingTrip,
    askingToRemove,
    removing,
    puttingIn,
  },
});
