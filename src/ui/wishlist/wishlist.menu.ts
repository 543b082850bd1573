import { defineEntries } from '#ui/kernel/entries.tsx';
import { WishlistMenuEntry } from './parts/wishlist-menu-entry.tsx';

export const wishlistMenu = defineEntries([
  { slot: 'menu', position: 22, view: WishlistMenuEntry },
]);
