import { later, MINUTE, type Instant } from '#domain/kernel/instant.ts';
import type { Order } from './order.ts';

/** How long a courier waits for a receiver who is not there, before the parcel goes back. */
const WAIT = 10 * MINUTE;

/** Until when the courier waits for the receiver; null where they are not waited for. */
export function waitsUntil({
  status,
  reached: { receiver_absent: since },
}: Pick<Order, 'status' | 'reached'>): Instant | null {
  return status === 'receiver_absent' && since !== undefined ? later(since, WAIT) : null;
}
