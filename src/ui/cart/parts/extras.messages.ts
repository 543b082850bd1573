import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  beforeTax: {
    id: 'cart.extras.beforeTax',
    defaultMessage: 'Delivery and tax are added at checkout',
    description: 'Small note under the total of the items.',
  },
  afterTax: {
    id: 'cart.extras.afterTax',
    defaultMessage: 'With tax; delivery is added at checkout',
    description: 'The same where prices hold the tax already.',
  },
  countBeforeTax: {
    id: 'cart.extras.countBeforeTax',
    defaultMessage: '{count, plural, one {# item} other {# items}}, plus delivery and tax',
    description: 'In the bar that leads to the cart, under the total. {count}: lines in the cart.',
  },
  countAfterTax: {
    id: 'cart.extras.countAfterTax',
    defaultMessage: '{count, plural, one {# item} other {# items}} with tax, plus delivery',
    description: 'The same where prices hold the tax already. {count}: lines in the cart.',
  },
});
