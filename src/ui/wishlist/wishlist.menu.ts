import { defineEntries } from '#ui/kernel/entries.tsx';
import { WishlistMenuEntry } from './parts/wishlist-menu-entry.tsx';

/** What this module adds to the menu of narrow windows, whose code comes when it is first opened. */
export const wishlistMenu = defineEntries([
  { slot: 'menu', position: 22, view: WishlistMenuEntry },
]);
