import { useState } from 'react';
import type { CheckoutPage } from '#application/kernel/path.ts';

/** What was asked for last: the address of placed orders does not say of what they were. */
export function useAskedPage(page: CheckoutPage | null): CheckoutPage {
  const [asked, change] = useState(page ?? 'cart');
  if (page !== null && page !== asked) change(page);
  return page ?? asked;
}
