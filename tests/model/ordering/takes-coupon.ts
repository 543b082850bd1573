import { says } from '@sundry/statecharts';
import type { Visit } from '#tools/flows/kit.ts';

/** By its field, or by the button of the applied one. */
export async function takesCoupon(
  { person }: Visit,
  { code }: { readonly code: string | null },
): Promise<void> {
  if (code === null) return person.press('button', says('ordering.coupon.remove'));
  await person.type(says('ordering.coupon.code'), code);
  await person.press('button', says('ordering.coupon.apply'));
}
