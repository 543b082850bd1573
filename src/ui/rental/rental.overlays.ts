import * as select from '#application/rental/trip-cart/header-selectors.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import type { Overlay } from '#ui/kernel/overlays.ts';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { useTripCartIfThere } from './use-trip-cart.ts';

export const rentalOverlays: readonly Overlay[] = [
  {
    name: 'vehicle',
    useIsOpen: () => useQueryValue('vehicle') !== null,
    view: lazyView(async () => (await import('./dialogs/vehicle-dialog.tsx')).VehicleDialog),
  },
  {
    name: 'trip cart',
    useIsOpen: () => useQueryValue('drawer') === 'trip-cart',
    view: lazyView(async () => (await import('./dialogs/trip-cart-drawer.tsx')).TripCartDrawer),
  },
  {
    name: 'trip cart prompts',
    useIsOpen: () => useTripCartIfThere(select.isAsking, false),
    view: lazyView(async () => (await import('./dialogs/trip-cart-prompts.tsx')).TripCartPrompts),
  },
];
