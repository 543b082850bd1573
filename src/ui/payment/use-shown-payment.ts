import { useState } from 'react';
import type { Due } from '#domain/payment/due.ts';

type Payable = { readonly id: number; readonly status: unknown };

/**
 * Whether the payment of what is followed is shown: while it is owed, and once it is paid until it goes on, so
 * that the page does not take back what it has just said.
 */
export function useShownPayment<Followed extends Payable>(
  followed: Followed | null,
  isLeftUnpaid: (followed: Followed) => boolean,
  positionOf: (status: Followed['status']) => Due['position'],
): boolean {
  const [owed, setOwed] = useState<Payable['id'] | null>(null);
  if (!followed) return false;
  const isOwed = isLeftUnpaid(followed);
  if (isOwed && owed !== followed.id) setOwed(followed.id);
  return isOwed || (owed === followed.id && positionOf(followed.status) === 'waiting');
}
