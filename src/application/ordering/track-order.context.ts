import { parsePhone } from '#domain/account/contact.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { OrderClaim } from '#domain/ordering/order-claim.ts';
import type * as TrackOrder from './track-order.types.ts';

/** An order is typed as it is shown, "#100042"; an id in a link stands alone. */
const orderIdIn = (text: string) => parseId<'Order'>(text.trim().replace(/^#/, ''));

export type FormRefusals = Partial<Record<TrackOrder.FormField, 'missing' | 'malformed'>>;
type Typed = Pick<TrackOrder.Context, 'form' | 'signedIn'>;

/** A signed-in customer needs the id of an own order alone; everybody else the phone number too. */
export function refusalsOf({ form, signedIn }: Typed): FormRefusals {
  const orderId = form.orderId.trim();
  const phone = form.phone.trim();
  return {
    ...(orderId === ''
      ? { orderId: 'missing' }
      : orderIdIn(orderId) === null
        ? { orderId: 'malformed' }
        : {}),
    ...(phone === ''
      ? signedIn
        ? {}
        : { phone: 'missing' }
      : parsePhone(phone) === null
        ? { phone: 'malformed' }
        : {}),
  };
}

/** What is asked of the shop; null as long as the form is not filled in. */
export function claimOf(typed: Typed): OrderClaim | null {
  const id = orderIdIn(typed.form.orderId);
  if (id === null || Object.keys(refusalsOf(typed)).length > 0) return null;
  return { id, phone: parsePhone(typed.form.phone) };
}

export const begin = (input: TrackOrder.Input): TrackOrder.Context => ({
  signedIn: input.signedIn,
  timeZone: input.timeZone,
  /** A plus sign in a link that somebody typed arrives as a space. */
  form: { orderId: input.orderId ?? '', phone: (input.phone ?? '').replace(/^ (?=\d)/, '+') },
  tried: false,
  claim: null,
  order: null,
  lines: null,
  updatedAt: null,
  failure: null,
  reasons: [],
  reason: null,
  cancelFailure: null,
});
