import type * as v from 'valibot';
import type * as contract from '#contract/account.ts';
import type { Profile } from '#domain/account/profile.ts';
import { id } from '#domain/kernel/id.ts';

export const toProfile = (wire: v.InferOutput<typeof contract.profile>): Profile => ({
  id: id(wire.id),
  firstName: wire.f_name,
  lastName: wire.l_name || wire.last_name,
  email: wire.email ?? null,
  phone: wire.phone,
  isEmailVerified: wire.is_email_verified === 1,
  isPhoneVerified: wire.is_phone_verified === 1,
  wantsNotifications: wire.notifications === 1,
  image: wire.image_full_url ?? null,
  orderCount: wire.order_count,
  memberDays: wire.member_since_days,
});
