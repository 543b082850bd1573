import { useState } from 'react';
import type { Due } from '#domain/payment/due.ts';

type Payable = { readonly id: number; readonly status: unknown };

/**
 * Shows the payment while it is owed, and after payment until the tracked status moves on, so that
 * the page does not retract its confirmation.
 */
export function useShownPayment<Tracked extends Payable>(
  tracked: Tracked | null,
  isLeftUnpaid: (tracked: Tracked) => boolean,
  positionOf: (status: Tracked['status']) => Due['position'],
): boolean {
  const [owed, setOwed] = useState<Payable['id'] | null>(null);
  if (!tracked) return false;
  const isOwed = isLeftUnpaid(tracked);
  if (isOwed && owed !== tracked.id) setOwed(tracked.id);
  return isOwed || (owed === tracked.id && positionOf(tracked.status) === 'waiting');
}
