import { lazyView } from '#ui/kernel/lazy-view.ts';
import type { Overlay } from '#ui/kernel/overlays.ts';
import { useQueryValue } from '#ui/kernel/use-address.ts';

export const wishlistOverlays: readonly Overlay[] = [
  {
    name: 'wishlist',
    useIsOpen: () => useQueryValue('drawer') === 'wishlist',
    view: lazyView(async () => (await import('./dialogs/wishlist-drawer.tsx')).WishlistDrawer),
  },
];
