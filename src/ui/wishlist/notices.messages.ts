import { defineMessages } from 'react-intl';
import type { NoticesIn } from '#application/kernel/notice.ts';
import type { wishlistNotices } from '#application/wishlist/wishlist.notices.ts';

export const messages = defineMessages<NoticesIn<typeof wishlistNotices>>({
  notLoggedIn: {
    id: 'wishlist.notice.notLoggedIn',
    defaultMessage: 'You are not logged in.',
    description: 'Error: a heart was pressed, and only customers have a wishlist. Sign-in opens.',
  },
  wishAdded: {
    id: 'wishlist.notice.wishAdded',
    defaultMessage: 'Added to your wishlist',
    description: 'Notice after something was put on the wishlist; the server gave no words.',
  },
  wishRemoved: {
    id: 'wishlist.notice.wishRemoved',
    defaultMessage: 'Removed from your wishlist',
    description: 'Notice after something was taken off the wishlist; the server gave no words.',
  },
  wishSaid: {
    id: 'wishlist.notice.wishSaid',
    defaultMessage: '{text}',
    description: 'What the server says after a change of the wishlist. {text}: its sentence.',
  },
  itemNotWished: {
    id: 'wishlist.notice.itemNotWished',
    defaultMessage: 'Failed to add item to wishlist.',
    description: 'Error: an item could not be put on the wishlist; the server gave no reason.',
  },
});
