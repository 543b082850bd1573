import { defineMessages } from '#ui/design/define-messages.ts';
import { messages as names } from '#ui/kernel/amounts.messages.ts';

export const messages = defineMessages({
  title: {
    id: 'ordering.summary.title',
    defaultMessage: 'Order summary',
    description: 'Heading above the lines and amounts of an order.',
  },
  quantity: {
    id: 'ordering.summary.quantity',
    defaultMessage: '{quantity} ×',
    description: 'Before the name of an item. {quantity}: how many pieces.',
  },
  removeNamed: {
    id: 'ordering.summary.removeNamed',
    defaultMessage: 'Remove {name}',
    description: 'The same button, read aloud. {name}: the name of the item.',
  },
  notCounted: {
    id: 'ordering.summary.notCounted',
    defaultMessage: 'Not counted',
    description: 'In place of the amount of a line that cannot be bought.',
  },
  subtotalWhy: {
    id: 'ordering.summary.subtotalWhy',
    defaultMessage: 'Items and extras before discounts',
    description: 'What the subtotal is made of.',
  },
  discountWhy: {
    id: 'ordering.summary.discountWhy',
    defaultMessage: 'Offers of the store on its items',
    description: 'What the discount is made of.',
  },
  coupon: {
    id: 'ordering.summary.coupon',
    defaultMessage: 'Coupon discount',
    description: 'Name of an amount: what a coupon takes off.',
  },
  tax: {
    id: 'ordering.summary.tax',
    defaultMessage: 'Tax',
    description: 'Name of an amount.',
  },
  taxIncluded: {
    id: 'ordering.summary.taxIncluded',
    defaultMessage: 'Tax (incl.)',
    description: 'Name of an amount that is already inside the prices.',
  },
  taxWhy: {
    id: 'ordering.summary.taxWhy',
    defaultMessage: 'On the items after discounts',
    description: 'What the tax is reckoned on.',
  },
  taxIncludedWhy: {
    id: 'ordering.summary.taxIncludedWhy',
    defaultMessage: 'Already part of the prices, not added',
    description: 'Why the tax is not added to the total.',
  },
  deliveryWhy: {
    id: 'ordering.summary.deliveryWhy',
    defaultMessage: 'For {distance} from the store',
    description: 'What the delivery fee is for. {distance}: such as "1.2 km".',
  },
  deliveriesWhy: {
    id: 'ordering.summary.deliveriesWhy',
    defaultMessage: '{count, plural, one {# store} other {# stores}} deliver to you separately',
    description: 'What the delivery fee is for in a cart of several stores. {count}: 2 or more.',
  },
  deliveryFree: {
    id: 'ordering.summary.deliveryFree',
    defaultMessage: 'Free for this order',
    description: 'Why the delivery fee is zero.',
  },
  takeAwayWhy: {
    id: 'ordering.summary.takeAwayWhy',
    defaultMessage: 'You pick it up yourself',
    description: 'Why there is no delivery fee.',
  },
  minimumOrder: {
    id: 'ordering.summary.minimumOrder',
    defaultMessage: 'Minimum order amount is {money}',
    description: 'Below a store whose minimum is not reached. {money}: amount with currency.',
  },
});

export const figureNames = {
  subtotal: names.subtotal,
  discount: names.discount,
  coupon: messages.coupon,
  tax: messages.tax,
  delivery: names.deliveryFee,
  total: names.total,
} as const;
