import { defineMessages } from 'react-intl';
import type { WordedNotices } from '#application/kernel/notice.ts';
import type { wishlistNotices } from '#application/wishlist/wishlist.notices.ts';
import { messages as drawer } from './drawer.messages.ts';

const own = defineMessages<Omit<WordedNotices<typeof wishlistNotices>, 'notLoggedIn'>>({
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
  itemNotWished: {
    id: 'wishlist.notice.itemNotWished',
    defaultMessage: 'Failed to add item to wishlist.',
    description: 'Error: an item could not be put on the wishlist; the server gave no reason.',
  },
});

export const messages = {
  ...own,
  notLoggedIn: drawer.signedOut,
} as const;
