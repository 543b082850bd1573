import { useState } from 'react';
import type { CheckoutPage } from '#application/kernel/path.ts';

/** Last requested checkout page: the address of placed orders does not name it. */
export function useAskedPage(page: CheckoutPage | null): CheckoutPage {
  const [asked, change] = useState(page ?? 'cart');
  if (page !== null && page !== asked) change(page);
  return page ?? asked;
}
