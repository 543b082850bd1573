import { defineEntries } from '#ui/kernel/entries.tsx';
import { WishlistLink } from './parts/wishlist-link.tsx';

export const wishlistEntries = defineEntries([
  { slot: 'headerWidgets', position: 5, view: WishlistLink, wideOnly: true },
]);
