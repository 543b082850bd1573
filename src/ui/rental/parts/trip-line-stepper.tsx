import * as select from '#application/rental/trip-cart/selectors.ts';
import type { TripLine } from '#domain/rental/trip-cart.ts';
import { Stepper } from '#ui/design/stepper.tsx';
import { useSendToTripCart, useTripCart } from '#ui/rental/use-trip-cart.ts';

/**
 * The quantity is optimistic; a line that is being removed does not count. One press removes an
 * unavailable vehicle.
 */
export function TripLineStepper({ line }: { readonly line: TripLine }) {
  const { id, vehicle, quantity } = line;
  const tell = useSendToTripCart();
  const wanted = useTripCart(select.wantedQuantityOf(id), quantity);
  const pending = useTripCart(select.isPending(id), false);
  const leaving = useTripCart(select.isLeaving(id), false);
  const unrentable = useTripCart(select.isUnrentable(line), false);
  return (
    <Stepper
      size="sm"
      label={vehicle.name}
      value={wanted}
      pending={pending}
      removes={wanted === 1 || unrentable}
      canIncrease={!unrentable}
      paused={leaving}
      onIncrease={() => tell({ type: 'line.increase', line: id })}
      onDecrease={() => tell({ type: 'line.decrease', line: id })}
    />
  );
}
