import * as select from '#application/cart/cart.selectors.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import type { Overlay } from '#ui/kernel/overlays.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { CartOpening } from './parts/cart-opening.tsx';
import { ItemOpening } from './parts/item-opening.tsx';
import { useCart } from './use-cart.ts';

const isItem = (query: URLSearchParams): boolean => query.has('item');
const isCart = (query: URLSearchParams): boolean => query.get('drawer') === 'cart';

/** What of this module lies over a page by itself. */
export const cartOverlays: readonly Overlay[] = [
  {
    name: 'item',
    useIsOpen: () => isItem(useAddress().query),
    isAt: isItem,
    standIn: ItemOpening,
    view: lazyView(async () => (await import('./dialogs/select-item/item-dialog.tsx')).ItemDialog),
  },
  {
    name: 'cart',
    useIsOpen: () => isCart(useAddress().query),
    isAt: isCart,
    standIn: CartOpening,
    view: lazyView(async () => (await import('./dialogs/cart-drawer.tsx')).CartDrawer),
  },
  {
    name: 'cart prompts',
    useIsOpen: () => useCart(select.isAsking, false),
    view: lazyView(async () => (await import('./parts/cart-prompts.tsx')).CartPrompts),
  },
];
