import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  opening: {
    id: 'cart.item.opening',
    defaultMessage: 'Opening the item',
    description: 'Title of the item dialog while the item is being fetched.',
  },
  notSold: {
    id: 'cart.item.notSold',
    defaultMessage: 'This item is no longer sold',
    description: 'Title of the item dialog for an item that is not there any more.',
  },
  notSoldTitle: {
    id: 'cart.item.notSoldTitle',
    defaultMessage: 'There is plenty else to choose from',
    description: 'In the dialog of an item that is not there any more.',
  },
  notSoldText: {
    id: 'cart.item.notSoldText',
    defaultMessage: 'It may have been taken off the menu.',
    description: 'Under the words that there is plenty else to choose from.',
  },
  backToApp: {
    id: 'cart.item.backToShop',
    defaultMessage: 'Keep browsing',
    description: 'Button that closes the dialog of an item that is not there any more.',
  },
  halal: {
    id: 'cart.item.halal',
    defaultMessage: 'Halal',
    description: 'Tag on a halal item. One word.',
  },
  prescriptionHow: {
    id: 'cart.item.prescriptionHow',
    defaultMessage: 'You add a picture of the prescription when you check out.',
    description: 'Below "prescription is required" on a medicine.',
  },
  nutrition: {
    id: 'cart.item.nutrition',
    defaultMessage: 'Nutrition',
    description: 'Heading over the list of nutritional facts of an item.',
  },
  allergies: {
    id: 'cart.item.allergies',
    defaultMessage: 'Allergy information',
    description: 'Heading over the list of allergens of an item.',
  },
  optional: {
    id: 'cart.item.optional',
    defaultMessage: 'Optional',
    description: 'Mark on a group of choices that may be left alone.',
  },
  pickOne: {
    id: 'cart.item.pickOne',
    defaultMessage: 'Choose one.',
    description: 'Hint under the name of a group in which one choice is possible.',
  },
  bounds: {
    id: 'cart.item.bounds',
    defaultMessage:
      'This Variation needs to be selected in between minimum {min, number} and Maximum {max, number} items.',
    description: 'Hint under the name of a group of choices. {min} and {max}: how many.',
  },
  extra: {
    id: 'cart.item.extra',
    defaultMessage: '+{amount}',
    description: 'What a choice adds to the price. {amount}: money with its currency.',
  },
  addOns: {
    id: 'cart.item.addOns',
    defaultMessage: 'Add-ons',
    description: 'Heading over the extras of an item.',
  },
  total: {
    id: 'cart.item.total',
    defaultMessage: 'Total Amount',
    description: 'Label of the sum of the choice in the item dialog.',
  },
  add: {
    id: 'cart.item.add',
    defaultMessage: 'Add to Cart',
    description: 'Button that puts the choice into the cart. Imperative.',
  },
  update: {
    id: 'cart.item.update',
    defaultMessage: 'Update to cart',
    description: 'The same button when this choice is in the cart already. Imperative.',
  },
  buyNow: {
    id: 'cart.item.buyNow',
    defaultMessage: 'Buy Now',
    description: 'Button that leads to the checkout with this item alone. Imperative.',
  },
  orderNow: {
    id: 'cart.item.orderNow',
    defaultMessage: 'Order Now',
    description: 'The same button for an item that is sold in a campaign only. Imperative.',
  },
  notNow: {
    id: 'cart.item.notNow',
    defaultMessage: 'Not Available now',
    description: 'In the place of the button outside the hours in which the item is sold.',
  },
  window: {
    id: 'cart.item.window',
    defaultMessage: 'Available from {opens} to {closes}',
    description: 'Under those words. {opens} and {closes}: times of day.',
  },
  later: {
    id: 'cart.item.later',
    defaultMessage: 'Add it now and choose a time at checkout.',
    description: 'After those times, for an item that can be ordered for later. Imperative.',
  },
  onceOpen: {
    id: 'cart.item.onceOpen',
    defaultMessage: 'You can order it once the store is open.',
    description: 'After "Closed", where no orders for later are taken.',
  },
  campaign: {
    id: 'cart.item.campaign',
    defaultMessage: 'Campaign item, from {from} to {to}',
    description: 'On an item that is sold in a campaign only. {from} and {to}: days.',
  },
  campaignOpen: {
    id: 'cart.item.campaignOpen',
    defaultMessage: 'Campaign item, from {from}',
    description: 'On an item that is sold in a campaign without a last day. {from}: a day.',
  },
  campaignEnds: {
    id: 'cart.item.campaignEnds',
    defaultMessage: 'Ends in {time}',
    description:
      'Below the days of a campaign. {time}: how long it lasts, such as "2 days, 3 hours".',
  },
  otherModule: {
    id: 'cart.item.otherModule',
    defaultMessage: 'Not in the module you are shopping in',
    description:
      'In the place of the button for an item of another module; a button beside it switches.',
  },
  placeUnknown: {
    id: 'cart.item.placeUnknown',
    defaultMessage: 'Where should it go?',
    description: 'In the place of the button while no location is set.',
  },
  choosePlace: {
    id: 'cart.item.choosePlace',
    defaultMessage: 'Choose your location',
    description: 'Button that opens the map when no location is set. Imperative.',
  },
  outOfLimits: {
    id: 'cart.item.outOfLimits',
    defaultMessage: 'Out of Limits: at most {maximum, number} in one cart',
    description: 'Under a quantity that is too large. {maximum}: the most that is allowed.',
  },
  noChanges: {
    id: 'cart.item.noChanges',
    defaultMessage: 'No changes found to update.',
    description: 'Above the button after updating without a change.',
  },
});
