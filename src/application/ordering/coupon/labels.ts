import { labelsOf } from '#application/kernel/labels-of.ts';
import type { couponMachine } from './machine.ts';

export const labels = labelsOf<typeof couponMachine>({
  events: {
    'code.type': 'the customer types a code',
    'coupon.apply': 'the customer presses "Apply"',
    'coupon.choose': 'the customer chooses a coupon that is listed or suggested',
    'coupon.remove': 'the customer takes the coupon off',
    'list.open': 'the customer looks at all coupons',
    'list.close': 'the customer closes the list',
    'quote.change': 'the checkout has a price',
  },
  guards: {
    isTold: 'it is the price from before',
    couponCounts: 'a coupon is among the amounts',
    couponIsRefused: 'the code is not, and it is said why',
  },
  not: {
    couponIsRefused: 'no code is refused',
  },
  rest: {
    'listed · list.close': 'no coupon counts, and none is refused',
    'waiting · quote.change': 'no coupon counts, and none is refused',
    'applying · quote.change': 'no coupon counts, and none is refused',
    'applied · quote.change': 'no coupon counts any more, and none is refused',
    'open · quote.change': 'the price is new, and no coupon is among the amounts',
  },
  actions: {
    clearCode: 'empty the field',
    setQuoted: 'take over what the price says of coupons',
    askForPrice: 'ask the checkout for the price with this code, or without one',
  },
});
