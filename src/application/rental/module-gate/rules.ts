import type { Notice } from '#application/kernel/notice.ts';
import { required } from '#domain/kernel/required.ts';
import { isPickupServed } from '#domain/rental/trip-cart.ts';
import type * as Gate from './machine.ts';
import type { RemovedLine, RemovedLines } from '#application/rental/rollback-journal.port.ts';
import { isHalf, missingIn, journaledLine } from '#application/rental/trip-cart/rules.ts';

import type * as TripCartFlow from '#application/rental/trip-cart/setup.ts';

type Held = Pick<Gate.Context, 'cart' | 'removed'>;

/** Includes lines that a closed tab had removed and that are not restored yet. */
export const linesIn = (held: Held): readonly RemovedLine[] => [
  ...held.cart.lines.map(journaledLine),
  ...missingIn({ ...held, lost: [] }),
];

/** The places that offer a module are not always known: then nothing is cleared for it. */
export const isServed = ({ module, ...held }: Gate.Context): boolean =>
  module.zones.length === 0 || isPickupServed({ lines: linesIn(held) }, module.zones);

/** True where the customer has agreed to exactly these lines. */
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

function clearedIn(held: Held): TripCartFlow.Cleared {
  const { cart, removed } = held;
  const isPartial = isHalf({ ...held, lost: [], tripIsLost: false });
  const details = isPartial && removed ? removed.details : cart.details;
  return { lines: linesIn(held), details: required(details, 'trip that is cleared') };
}

/** Restored where no answer confirms that the cart was cleared. */
export const journalOf = (held: Held): RemovedLines => ({ ...clearedIn(held), wanted: 'module' });

/** Offers to restore the cleared lines. */
export function noticeOfClearing(held: Held): Notice {
  const cleared = clearedIn(held);
  const name = cleared.lines.map(({ vehicle }) => vehicle.name).join(', ');
  return { kind: 'tripCartElsewhere', name, cleared };
}
