import { cartOverlays } from '#ui/cart/cart.overlays.ts';
import type { Overlay } from '#ui/kernel/overlays.ts';
import { wishlistOverlays } from '#ui/wishlist/wishlist.overlays.ts';
import { rentalOverlays } from '#ui/rental/rental.overlays.ts';
import { shellOverlays } from './shell.overlays.ts';

/** Bottom to top. */
export const appOverlays: readonly Overlay[] = [
  ...cartOverlays,
  ...rentalOverlays,
  ...wishlistOverlays,
  ...shellOverlays,
];
