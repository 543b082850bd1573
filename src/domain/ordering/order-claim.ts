import { parsePhone } from '#domain/account/contact.ts';
import { parseId } from '#domain/kernel/id.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import type { OrderId } from './order.ts';

/** Guests prove that an order is theirs by the phone number given with it. */
export type OrderClaim = { readonly id: OrderId; readonly phone: string | null };

/** What is typed to find an order, kept as typed. */
export type ClaimForm = { readonly orderId: string; readonly phone: string };
export type ClaimRefusals = Partial<Record<keyof ClaimForm, 'missing' | 'malformed'>>;

/** A signed-in customer needs the id of an own order alone; a guest the phone number too. */
export function parseClaim(
  { orderId, phone }: ClaimForm,
  signedIn: boolean,
): Result<OrderClaim, ClaimRefusals> {
  const id = orderIdIn(orderId);
  const number = parsePhone(phone);
  const isPhoneFine = number !== null || (signedIn && phone.trim() === '');
  if (id !== null && isPhoneFine) return ok({ id, phone: number });
  return refuse({
    ...(id === null ? { orderId: kindOf(orderId) } : {}),
    ...(isPhoneFine ? {} : { phone: kindOf(phone) }),
  });
}

/** An order is typed as it is shown, "#100042"; an id in a link stands alone. */
const orderIdIn = (text: string) => parseId<'Order'>(text.trim().replace(/^#/, ''));

const kindOf = (text: string) => (text.trim() === '' ? 'missing' : 'malformed');
