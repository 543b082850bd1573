import * as select from '#application/rental/trip-cart/selectors.ts';
import type { TripLine } from '#domain/rental/trip-cart.ts';
import { Stepper } from '#ui/design/stepper.tsx';
import { useSendToTripCart, useTripCart } from '#ui/rental/use-trip-cart.ts';

/**
 * One vehicle more or fewer of a line. The quantity follows the finger; a line that leaves stays still. What
 * cannot be rented any more leaves with one press.
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
