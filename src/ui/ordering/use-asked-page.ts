import { useState } from 'react';
import type { CheckoutPage } from '#application/kernel/path.ts';

/**
 * The last requested checkout: the address of placed orders does not say of which one they are.
 */
export function useAskedPage(page: CheckoutPage | null): CheckoutPage {
  const [asked, change] = useState(page ?? 'cart');
  if (page !== null && page !== asked) change(page);
  return page ?? asked;
}
