import type { Id } from '#domain/kernel/id.ts';

/** What the server knows about a signed-in customer. */
export type Profile = {
  readonly id: Id<'Customer'>;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string;
  /** Whether they are known to read what is sent there. */
  readonly isEmailVerified: boolean;
  readonly isPhoneVerified: boolean;
  /** Whether they would be told of orders and offers. */
  readonly wantsNotifications: boolean;
  readonly image: string | null;
  readonly orderCount: number;
  /** Whole days since the account was opened. */
  readonly memberDays: number;
};
