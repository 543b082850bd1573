import type { Profile } from '#domain/account/profile.ts';
import { id } from '#domain/kernel/id.ts';

export const aProfile = (facts: Partial<Profile> = {}): Profile => ({
  id: id(1),
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '+12125550123',
  isEmailVerified: true,
  isPhoneVerified: true,
  image: null,
  orderCount: 0,
  wantsNotifications: true,
  memberDays: 0,
  ...facts,
});
