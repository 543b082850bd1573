import * as select from '#application/rental/trip-cart/selectors.ts';
import type { TripLine } from '#domain/rental/trip-cart.ts';
import { RemoveLine } from '#ui/cart/parts/remove-line.tsx';
import { useSendToTripCart, useTripCart } from '#ui/rental/use-trip-cart.ts';

/** The only action on a vehicle that is no longer rentable. */
export function RemoveVehicle({ line: { id, vehicle } }: { readonly line: TripLine }) {
  const tell = useSendToTripCart();
  const leaving = useTripCart(select.isLeaving(id), false);
  return (
    <RemoveLine
      name={vehicle.name}
      leaving={leaving}
      onRemove={() => tell({ type: 'lines.remove', lines: [id] })}
    />
  );
}
