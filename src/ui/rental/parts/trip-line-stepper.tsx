import * as select from '#application/rental/trip-cart.selectors.ts';
import type { TripLine } from '#domain/rental/trip-cart.ts';
import { Stepper } from '#ui/design/stepper.tsx';
import { useSendToTripCart, useTripCart } from '#ui/rental/use-trip-cart.ts';

/** One vehicle more or fewer of a line. The quantity follows the finger; a line that leaves stays still. */
export function TripLineStepper({ line: { id, vehicle, quantity } }: { readonly line: TripLine }) {
  const tell = useSendToTripCart();
  const wanted = useTripCart(select.wantedQuantityOf(id), quantity);
  const pending = useTripCart(select.isPending(id), false);
  const leaving = useTripCart(select.isLeaving(id), false);
  return (
    <Stepper
      size="sm"
      label={vehicle.name}
      value={wanted}
      pending={pending}
      removes={wanted === 1}
      paused={leaving}
      onIncrease={() => tell({ type: 'line.increase', line: id })}
      onDecrease={() => tell({ type: 'line.decrease', line: id })}
    />
  );
}
