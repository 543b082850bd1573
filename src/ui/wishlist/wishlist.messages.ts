import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  wish: {
    id: 'wishlist.control.wish',
    defaultMessage: 'Wishlist: {name}',
    description:
      'Accessible name of the heart of one thing, a button that is pressed or not. {name}: the thing.',
  },
  openWishlist: {
    id: 'wishlist.header.open',
    defaultMessage:
      '{count, plural, =0 {Wishlist, empty} one {Wishlist, # entry} other {Wishlist, # entries}}',
    description: 'Accessible name of the heart in the header. {count}: how many things it holds.',
  },
  wishlist: {
    id: 'wishlist.menu.wishlist',
    defaultMessage: '{count, plural, =0 {Wishlist} other {Wishlist (#)}}',
    description: 'Line of the menu of narrow windows. {count}: how many things the wishlist holds.',
  },
});
