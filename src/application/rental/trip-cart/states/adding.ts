import {
  changingTrip,
  journaling,
  puttingIn,
  removing,
  replacingProvider,
} from './adding-calls.ts';
import {
  askingDetails,
  askingDuration,
  askingProvider,
  askingToRemove,
  askingTripType,
  weighing,
} from './adding-questions.ts';
import { tripCart } from '../setup.ts';

/**
 * From a wanted vehicle or trip to the cart that has it: every question, and every call after the
 * last yes.
 */
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
