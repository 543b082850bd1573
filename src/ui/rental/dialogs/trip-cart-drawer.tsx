import { FormattedMessage } from 'react-intl';
import * as select from '#application/rental/trip-cart/selectors.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import { DrawerShell } from '#ui/design/drawer-shell.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { TripCartContent } from '#ui/rental/parts/trip-cart-content.tsx';
import { TripCartFooter } from '#ui/rental/parts/trip-cart-footer.tsx';
import { messages } from '#ui/rental/trip-cart.messages.ts';
import { useKeptVehicleFocus } from '#ui/rental/use-kept-vehicle-focus.ts';
import { useTripCart } from '#ui/rental/use-trip-cart.ts';

export function TripCartDrawer() {
  return useQueryValue('drawer') === 'trip-cart' ? <OpenTripCartDrawer /> : null;
}

function OpenTripCartDrawer() {
  const { navigator } = useServices();
  const count = useTripCart(select.countOf, useStorefront(storefront.savedTripCount));
  const { lines } = useTripCart(select.cartOf, EMPTY_TRIP_CART);
  const { ref, ...heard } = useKeptVehicleFocus();
  return (
    // Includes the footer, which disappears with the last vehicle, so that its focus is observed,
    // too.
    <div {...heard}>
      <DrawerShell
        linked
        firstFocus="title"
        title={<FormattedMessage {...messages.title} values={{ count }} />}
        width="420px"
        padding="0"
        onClose={() => navigator.closeOverlay()}
        footer={lines.length > 0 ? <TripCartFooter /> : undefined}
      >
        <TripCartContent ref={ref} />
      </DrawerShell>
    </div>
  );
}
