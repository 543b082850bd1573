import type { Notice } from '#application/kernel/notice.ts';
import { required } from '#domain/kernel/required.ts';
import { isPickupServed } from '#domain/rental/trip-cart.ts';
import type * as Gate from './setup.ts';
import type { RemovedLine, RemovedLines } from '#application/rental/rollback-journal.port.ts';
import { isHalf, missingIn, journaledLine } from '#application/rental/trip-cart/rules.ts';

import type * as TripCartFlow from '#application/rental/trip-cart/setup.ts';

type Held = Pick<Gate.Context, 'cart' | 'removed'>;

/** With what a tab that was closed had removed, and has not been put back yet. */
export const linesIn = (held: Held): readonly RemovedLine[] => [
  ...held.cart.lines.map(journaledLine),
  ...missingIn({ ...held, lost: [] }),
];

/** Where a module is offered is not always known: then nothing is cleared for its sake. */
export const isServed = ({ module, ...held }: Gate.Context): boolean =>
  module.zones.length === 0 || isPickupServed({ lines: linesIn(held) }, module.zones);

/** Whether the customer has said yes to just these lines. */
export function isAgreed(context: Gate.Context): boolean {
  const { agreed } = context;
  const lines = linesIn(context);
  return (
    agreed !== null &&
    agreed.length === lines.length &&
    lines.every(({ vehicle: { id }, quantity }) =>
      agreed.some((line) => line.vehicle.id === id && line.quantity === quantity),
    )
  );
}

/** What is about to be cleared, and for which trip it was. */
function clearedIn(held: Held): TripCartFlow.Cleared {
  const { cart, removed } = held;
  const isPartial = isHalf({ ...held, lost: [], tripIsLost: false });
  const details = isPartial && removed ? removed.details : cart.details;
  return { lines: linesIn(held), details: required(details, 'trip that is cleared') };
}

/** It is put back where it never becomes known that the cart was cleared. */
export const journalOf = (held: Held): RemovedLines => ({ ...clearedIn(held), wanted: 'module' });

/** What is cleared, and the way back. */
export function noticeOfClearing(held: Held): Notice {
  const cleared = clearedIn(held);
  const name = cleared.lines.map(({ vehicle }) => vehicle.name).join(', ');
  return { kind: 'tripCartElsewhere', name, cleared };
}
