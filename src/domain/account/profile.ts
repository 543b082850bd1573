import type { Id } from '#domain/kernel/id.ts';

export type Profile = {
  readonly id: Id<'Customer'>;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string;
  readonly isEmailVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly wantsNotifications: boolean;
  readonly image: string | null;
  readonly orderCount: number;
  /** Whole days since the account was opened. */
  readonly memberDays: number;
};
