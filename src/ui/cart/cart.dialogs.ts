import * as select from '#application/cart/cart.selectors.ts';
import type { cartDialogs } from '#application/cart/cart.dialogs.ts';
import type { DialogViews } from '#ui/kernel/dialog-views.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import type { Overlay } from '#ui/kernel/overlays.ts';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { useCart } from './use-cart.ts';

/** The views of this module's dialogs. Their code comes when they are first opened. */
export const cartDialogViews: DialogViews<typeof cartDialogs> = {
  checkoutGate: lazyView(
    async () => (await import('./dialogs/checkout-gate-dialog.tsx')).CheckoutGateDialog,
  ),
};

/** What of this module lies over a page by itself. */
export const cartOverlays: readonly Overlay[] = [
  {
    name: 'item',
    useIsOpen: () => useQueryValue('item') !== null,
    view: lazyView(async () => (await import('./dialogs/select-item/item-dialog.tsx')).ItemDialog),
  },
  {
    name: 'cart',
    useIsOpen: () => useQueryValue('drawer') === 'cart',
    view: lazyView(async () => (await import('./dialogs/cart-drawer.tsx')).CartDrawer),
  },
  {
    name: 'cart prompts',
    useIsOpen: () => useCart(select.isAsking, false),
    view: lazyView(async () => (await import('./parts/cart-prompts.tsx')).CartPrompts),
  },
];
