import { defineMessages } from 'react-intl';

/** What each sentence needs to be complete. */
type Values = {
  locationSet: {};
  receiverLocationSet: {};
  locationOutside: {};
  locationIncomplete: {};
  currentLocationOutside: {};
  addYourLocation: {};
  placeNoLongerServed: {};
  moduleSelected: {};
  moduleMustBeSelected: {};
  itemAdded: {};
  itemUpdated: {};
  itemRemoved: {};
  cartCleared: {};
  selectedItemAdded: {};
  cartRestored: {};
  stockReached: {};
  maximumReached: {};
  choiceMissing: { group: string };
  choicesOutOfBounds: { group: string; min: number; max: number };
  variationOutOfStock: {};
  outOfStock: {};
  outOfLimits: {};
  noChanges: {};
  notAvailableNow: {};
  signInRequired: {};
  signedIn: {};
  signedOut: {};
  languageChanged: {};
  orderIdCopied: {};
  orderCanceled: {};
  somethingWentWrong: {};
  unavailable: {};
  offline: {};
};

export const messages = defineMessages<Values>({
  locationSet: {
    id: 'shell.notice.locationSet',
    defaultMessage: 'Location set successfully',
    description: 'Notice after a place was picked.',
  },
  receiverLocationSet: {
    id: 'shell.notice.receiverLocationSet',
    defaultMessage: 'New location has been set.',
    description: 'Notice after a place was picked for a receiver.',
  },
  locationOutside: {
    id: 'shell.notice.locationOutside',
    defaultMessage:
      'Selected location is not in our service area. Please choose a location within our service zone.',
    description: 'Error: the picked place is in no zone.',
  },
  locationIncomplete: {
    id: 'shell.notice.locationIncomplete',
    defaultMessage: 'Please select a valid location within our service area.',
    description: 'Error: a pick without address, zone or coordinates.',
  },
  currentLocationOutside: {
    id: 'shell.notice.currentLocationOutside',
    defaultMessage:
      'Your current location is not in our service area. Please select a location within our service zone.',
    description: 'Error: the device is outside all zones.',
  },
  addYourLocation: {
    id: 'shell.notice.addYourLocation',
    defaultMessage: 'add your location to continue',
    description:
      'Error after the page was reloaded while the location dialog was open. Lower-case on purpose.',
  },
  placeNoLongerServed: {
    id: 'shell.notice.placeNoLongerServed',
    defaultMessage:
      'We no longer deliver to your location. Your cart is kept; please choose another location.',
    description: 'Error: the remembered place is in no zone any more.',
  },
  moduleSelected: {
    id: 'shell.notice.moduleSelected',
    defaultMessage: 'A module has been selected.',
    description: 'Notice after switching to another line of business.',
  },
  moduleMustBeSelected: {
    id: 'shell.notice.moduleMustBeSelected',
    defaultMessage: 'A module must be selected to continue.',
    description: 'Error: the module dialog was dismissed without a choice.',
  },
  itemAdded: {
    id: 'shell.notice.itemAdded',
    defaultMessage: 'Item added to cart',
    description: 'Notice after adding.',
  },
  itemUpdated: {
    id: 'shell.notice.itemUpdated',
    defaultMessage: 'Item updated successfully',
    description: 'Notice after a line was changed in the item dialog.',
  },
  itemRemoved: {
    id: 'shell.notice.itemRemoved',
    defaultMessage: 'Item removed from cart',
    description: 'Notice after a line was removed; its name stands below, and Undo beside it.',
  },
  cartCleared: {
    id: 'shell.notice.cartCleared',
    defaultMessage: 'Your cart has been cleared successfully.',
    description: 'Notice after the cart was emptied; offers Undo.',
  },
  selectedItemAdded: {
    id: 'shell.notice.selectedItemAdded',
    defaultMessage: 'selected item added to the cart.',
    description: 'Notice after another store’s goods made room for an item. Lower-case on purpose.',
  },
  cartRestored: {
    id: 'shell.notice.cartRestored',
    defaultMessage: 'Back in your cart',
    description: 'Notice after Undo.',
  },
  stockReached: {
    id: 'shell.notice.stockReached',
    defaultMessage: 'You have reached the stock limit for this item.',
    description: 'Error: no more pieces are in stock.',
  },
  maximumReached: {
    id: 'shell.notice.maximumReached',
    defaultMessage: 'You have reached the maximum quantity for this item.',
    description: 'Error: the cart holds as many as allowed.',
  },
  choiceMissing: {
    id: 'shell.notice.choiceMissing',
    defaultMessage: 'The variation named {group} can not remain without selection',
    description: 'Error: a required group has no pick. {group}: its name.',
  },
  choicesOutOfBounds: {
    id: 'shell.notice.choicesOutOfBounds',
    defaultMessage:
      'Selected variation named {group} must be in between Minimum {min} and Maximum {max}',
    description: 'Error: too few or too many picks. {group}: its name; {min}, {max}: the bounds.',
  },
  variationOutOfStock: {
    id: 'shell.notice.variationOutOfStock',
    defaultMessage: 'This variation is out of stock. Choose another variation to proceed further.',
    description: 'Error: the chosen variation is sold out.',
  },
  outOfStock: {
    id: 'shell.notice.outOfStock',
    defaultMessage: 'Out of Stock',
    description: 'Error: fewer pieces are left than asked for.',
  },
  outOfLimits: {
    id: 'shell.notice.outOfLimits',
    defaultMessage: 'Out of Limits',
    description: 'Error: more pieces than one cart may hold.',
  },
  noChanges: {
    id: 'shell.notice.noChanges',
    defaultMessage: 'No changes found to update.',
    description: 'Error: the item dialog was submitted as it was.',
  },
  notAvailableNow: {
    id: 'shell.notice.notAvailableNow',
    defaultMessage: 'Not Available now',
    description: 'Error: the item is not on sale at this hour.',
  },
  signInRequired: {
    id: 'shell.notice.signInRequired',
    defaultMessage: 'Please sign in to continue.',
    description: 'Error: something needs an account.',
  },
  signedIn: {
    id: 'shell.notice.signedIn',
    defaultMessage: 'You are signed in',
    description: 'Notice after signing in or up.',
  },
  signedOut: {
    id: 'shell.notice.signedOut',
    defaultMessage: 'Logout successful',
    description: 'Notice after signing out.',
  },
  languageChanged: {
    id: 'shell.notice.languageChanged',
    defaultMessage: 'Language has been changed',
    description: 'Notice after the page came anew in another language.',
  },
  orderIdCopied: {
    id: 'shell.notice.orderIdCopied',
    defaultMessage: 'Order ID copied',
    description: 'Notice after the order number was copied.',
  },
  orderCanceled: {
    id: 'shell.notice.orderCanceled',
    defaultMessage: 'Your order has been canceled',
    description: 'Notice after an order was canceled.',
  },
  somethingWentWrong: {
    id: 'shell.notice.somethingWentWrong',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'Error: the app did not answer properly.',
  },
  unavailable: {
    id: 'shell.notice.unavailable',
    defaultMessage: 'We cannot answer right now. Please try again in a moment.',
    description: 'Error: the server is up but cannot answer, such as during maintenance.',
  },
  offline: {
    id: 'shell.notice.offline',
    defaultMessage: 'You are offline. Nothing was sent.',
    description: 'Error: the device has no network.',
  },
});
