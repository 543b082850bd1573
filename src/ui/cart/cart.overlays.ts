import * as select from '#application/cart/cart.selectors.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import type { Overlay } from '#ui/kernel/overlays.ts';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { useCart } from './use-cart.ts';

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
