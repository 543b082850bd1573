export type CheckoutWay = 'askGuestOrLogin' | 'checkout' | 'home' | 'authenticate';

export type CheckoutFacts = {
  readonly hasItems: boolean;
  readonly hasToken: boolean;
  readonly guestCheckoutAllowed: boolean;
  readonly guestByChoice: boolean;
};

export function checkoutWay({
  hasItems,
  hasToken,
  guestCheckoutAllowed,
  guestByChoice,
}: CheckoutFacts): CheckoutWay {
  if (!hasItems) return 'home';
  if (hasToken) return 'checkout';
  if (!guestCheckoutAllowed) return 'authenticate';
  return guestByChoice ? 'checkout' : 'askGuestOrLogin';
}

/** The configuration's switch: 1 and "1" allow, all else does not. */
export const allowsGuestCheckout = (status: unknown): boolean => status === 1 || status === '1';
