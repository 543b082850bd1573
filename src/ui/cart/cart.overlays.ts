import * as select from '#application/cart/cart/selectors.ts';
import { parseId } from '#domain/kernel/id.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import type { Overlay } from '#ui/kernel/overlays.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { CartOpening, EarlyCart } from './parts/cart-opening.tsx';
import { EarlyItem, ItemOpening } from './parts/item-opening.tsx';
import { useCart } from './use-cart.ts';

/** An invalid id opens no dialog, so it must not get a stand-in. */
const isItem = (query: URLSearchParams): boolean => parseId<'Item'>(query.get('item')) !== null;
const isCart = (query: URLSearchParams): boolean => query.get('drawer') === 'cart';

export const cartOverlays: readonly Overlay[] = [
  {
    name: 'item',
    useIsOpen: () => isItem(useAddress().query),
    isAt: isItem,
    standIn: ItemOpening,
    early: {
      query: 'item',
      standIn: EarlyItem,
      content: lazyView(
        async () => (await import('./dialogs/select-item/early-item.tsx')).EarlyItemContent,
        ({ selectItem }) => selectItem(),
      ),
    },
    view: lazyView(async () => (await import('./dialogs/select-item/item-dialog.tsx')).ItemDialog),
  },
  {
    name: 'cart',
    useIsOpen: () => isCart(useAddress().query),
    isAt: isCart,
    standIn: CartOpening,
    early: { query: 'drawer=cart', standIn: EarlyCart },
    view: lazyView(async () => (await import('./dialogs/cart-drawer.tsx')).CartDrawer),
  },
  {
    name: 'cart prompts',
    useIsOpen: () => useCart(select.isAsking, false),
    view: lazyView(async () => (await import('./parts/cart-prompts.tsx')).CartPrompts),
  },
];
