import type { NotInBrowser } from '#tools/model/fixture.ts';

export const fixture: NotInBrowser = {
  notInBrowser:
    'It lives in the summary of the checkout, which tells it of each price; tests/e2e/customer-order.spec.ts orders with a coupon.',
};
