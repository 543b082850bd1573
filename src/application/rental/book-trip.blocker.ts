import { lineProblem, type LineProblem, type TripLine } from '#domain/rental/trip-cart.ts';
import { firstTripError, type TripFieldError } from '#domain/rental/trip-form.ts';
import { refusalsOf } from './book-trip.context.ts';
import type * as BookTrip from './book-trip.types.ts';

/** What keeps the trip from being booked: that there is nothing to book, a vehicle, or a field. */
export type Blocker =
  | { readonly kind: 'empty' }
  | { readonly kind: 'line'; readonly line: TripLine; readonly problem: LineProblem }
  | { readonly kind: 'field'; readonly field: TripFieldError };

/** The first of them; null when the trip can be booked. What no field cures comes first. */
export function blockerOf(context: BookTrip.Context): Blocker | null {
  const cart = context.quote?.cart;
  if (!cart || cart.lines.length === 0) return { kind: 'empty' };
  for (const line of cart.lines) {
    const problem = lineProblem(line, cart.details);
    if (problem) return { kind: 'line', line, problem };
  }
  const field = firstTripError(refusalsOf(context));
  return field && { kind: 'field', field };
}

/** Everything is filled in, and nothing in the cart stands in the way. */
export const isComplete = (context: BookTrip.Context): boolean => blockerOf(context) === null;
