import type * as Placing from '#application/ordering/placing/machine.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { lineProblem, type LineProblem, type TripLine } from '#domain/rental/trip-cart.ts';
import {
  firstTripError,
  type TripFieldError,
  type TripFormRefusals,
} from '#domain/rental/trip-form.ts';
import { parsedForm, refusalsOf, toQuery } from './rules.ts';
import type * as BookTrip from './setup.ts';
import type { Booking } from '#application/rental/booking.ts';

/** Reason against booking: an empty cart, a vehicle, or a field. */
export type Blocker =
  | { readonly kind: 'empty' }
  | { readonly kind: 'line'; readonly line: TripLine; readonly problem: LineProblem }
  | { readonly kind: 'field'; readonly field: TripFieldError };

/** The first blocker; null when the trip can be booked. Blockers that no field cures come first. */
export const blockerOf = (context: BookTrip.Context): Blocker | null =>
  cartBlocker(context) ?? fieldBlocker(context);

/** The form to book: it is complete, and nothing in the cart blocks it. */
export function readForm(
  context: BookTrip.Context,
): Result<Placing.NewOrders<Booking>, TripFormRefusals> {
  const { quote, seen } = context;
  const form = parsedForm(context);
  if (!form.ok) return form;
  if (!quote || cartBlocker(context)) return refuse({});
  return ok({ details: form.value, quote, seen: seen ?? quote, request: toQuery(context) });
}

export const isComplete = (context: BookTrip.Context): boolean => readForm(context).ok;

function cartBlocker({ quote }: BookTrip.Context): Blocker | null {
  const cart = quote?.cart;
  if (!cart || cart.lines.length === 0) return { kind: 'empty' };
  for (const line of cart.lines) {
    const problem = lineProblem(line, cart.details);
    if (problem) return { kind: 'line', line, problem };
  }
  return null;
}

function fieldBlocker(context: BookTrip.Context): Blocker | null {
  const field = firstTripError(refusalsOf(context));
  return field && { kind: 'field', field };
}
