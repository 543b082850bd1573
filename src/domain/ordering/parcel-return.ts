import { later, MINUTE, type Instant } from '#domain/kernel/instant.ts';
import type { Order } from './order.ts';

/** Time that a courier waits for an absent receiver before the parcel goes back. */
const WAIT = 10 * MINUTE;

/** End of the courier's wait for the receiver; null when there is none. */
export function waitsUntil({
  status,
  reached: { receiver_absent: since },
}: Pick<Order, 'status' | 'reached'>): Instant | null {
  return status === 'receiver_absent' && since !== undefined ? later(since, WAIT) : null;
}
