import type { Notice } from '#application/kernel/notice.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { isPickupServed } from '#domain/rental/trip-cart.ts';
import type * as Gate from './module-gate.types.ts';

/** Where a module is offered is not always known: then nothing is cleared for its sake. */
export const isServed = ({ cart, module }: Gate.Context): boolean =>
  module.zones.length === 0 || isPickupServed(cart, module.zones);

/** What is cleared, and the way back. */
export function noticeOfClearing({ cart: { lines, details } }: Gate.Context): Notice {
  if (!details) throw new Defect('An empty trip cart was cleared');
  const name = lines.map(({ vehicle }) => vehicle.name).join(', ');
  return { kind: 'tripCartElsewhere', name, cleared: { lines, details } };
}
