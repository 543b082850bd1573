import type { Context } from 'hono';
import { parsePhone } from '#domain/account/contact.ts';
import { HOUR, MINUTE } from '#domain/kernel/instant.ts';
import { addressOf } from '#server/kernel/address.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend, type Limit } from '#server/kernel/limits.ts';
import { claimedOrder, isKnownBy, type Claim } from './find-order.ts';
import { orderOf, type OrderRow } from './order-row.ts';

/**
 * The order, for its owner at any time, and for others by its phone number. What they guess wrongly is
 * counted, so that neither a phone tells its orders nor an order its phone.
 */
export async function trackedOrder(
  context: ServerContext,
  c: Context,
  claim: Claim,
): Promise<OrderRow> {
  const order = await orderOf(context.db, claim.id);
  const isOwn = order && [claim.customer, claim.guest].includes(order.owner);
  if (isOwn && isKnownBy(order, claim)) return order;
  const forgive = await spend(context, limitsOn(claim, addressOf(c, context)));
  const claimed = await claimedOrder(context.db, claim);
  await forgive();
  return claimed;
}

function limitsOn({ id, phone }: Claim, address: string | null): readonly Limit[] {
  const known = phone && (parsePhone(phone) ?? phone);
  return [
    { subject: `order ${id}`, maximum: 100, within: HOUR },
    ...(known ? [{ subject: `orders of ${known}`, maximum: 100, within: HOUR }] : []),
    ...(address ? [{ subject: `orders from ${address}`, maximum: 20, within: 15 * MINUTE }] : []),
  ];
}
