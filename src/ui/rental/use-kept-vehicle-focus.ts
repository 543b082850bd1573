import * as select from '#application/rental/trip-cart/selectors.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import { rowAfter, useFocusFallback } from '#ui/kernel/use-focus-fallback.ts';
import { useTripCart } from './use-trip-cart.ts';

/** After a removal the focus moves to the vehicle that took its place, else to the next step. */
export function useKeptVehicleFocus() {
  const { lines } = useTripCart(select.cartOf, EMPTY_TRIP_CART);
  return useFocusFallback<HTMLDivElement>(lines.map(({ id }) => id).join(), nextControl);
}

const nextControl = (frame: HTMLElement, last: HTMLElement | null) =>
  rowAfter(frame, last)?.querySelector<HTMLElement>('button') ??
  frame.querySelector<HTMLElement>('a, button');
