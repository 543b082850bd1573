import { defineMessages } from 'react-intl';
import type { cartNotices } from '#application/cart/cart.notices.ts';
import type { WordedNotices } from '#application/kernel/notice.ts';
import { messages as availability } from './availability.messages.ts';

const own = defineMessages<
  Omit<WordedNotices<typeof cartNotices>, 'outOfStock' | 'variationOutOfStock'>
>({
  itemAdded: {
    id: 'cart.notice.itemAdded',
    defaultMessage: 'Item added to cart',
    description: 'Notice after adding.',
  },
  itemUpdated: {
    id: 'cart.notice.itemUpdated',
    defaultMessage: 'Item updated successfully',
    description: 'Notice after a line was changed in the item dialog.',
  },
  itemRemoved: {
    id: 'cart.notice.itemRemoved',
    defaultMessage: 'Item removed from cart',
    description: 'Notice after a line was removed; its name stands below, and Undo beside it.',
  },
  cartCleared: {
    id: 'cart.notice.cartCleared',
    defaultMessage: 'Your cart has been cleared successfully.',
    description: 'Notice after the cart or the trip cart was emptied; offers Undo.',
  },
  selectedItemAdded: {
    id: 'cart.notice.selectedItemAdded',
    defaultMessage: 'selected item added to the cart.',
    description: 'Notice after another store’s goods made room for an item. Lower-case on purpose.',
  },
  cartRestored: {
    id: 'cart.notice.cartRestored',
    defaultMessage: 'Back in your cart',
    description: 'Notice after Undo.',
  },
  stockReached: {
    id: 'cart.notice.stockReached',
    defaultMessage: 'You have reached the stock limit for this item.',
    description: 'Error: no more pieces are in stock.',
  },
  maximumReached: {
    id: 'cart.notice.maximumReached',
    defaultMessage: 'You have reached the maximum quantity for this item.',
    description: 'Error: the cart holds as many as allowed.',
  },
  choiceMissing: {
    id: 'cart.notice.choiceMissing',
    defaultMessage: 'The variation named {group} can not remain without selection',
    description: 'Error: a required group has no pick. {group}: its name.',
  },
  choicesOutOfBounds: {
    id: 'cart.notice.choicesOutOfBounds',
    defaultMessage:
      'Selected variation named {group} must be in between Minimum {min} and Maximum {max}',
    description: 'Error: too few or too many picks. {group}: its name; {min}, {max}: the bounds.',
  },
  outOfLimits: {
    id: 'cart.notice.outOfLimits',
    defaultMessage: 'Out of Limits',
    description: 'Error: more pieces than one cart may hold.',
  },
});

export const messages = {
  ...own,
  outOfStock: availability.outOfStock,
  variationOutOfStock: availability.variationOutOfStock,
} as const;
