import type { Money } from '#domain/kernel/money.ts';
import type { OrderStatus } from './order-status.ts';
import { stepsOf, type Order } from './order.ts';

/** What one who holds the link of a parcel is told: no address, no phone number, no full name. */
export type FollowedParcel = {
  readonly status: OrderStatus;
  readonly reached: Order['reached'];
  readonly category: string;
  /** The first name of who sent it. */
  readonly sender: string;
  /** What its receiver has to pay in cash; null where nothing. */
  readonly toPay: Money | null;
};

/** Its way, step by step. */
export const stepsOfParcel = ({ status, reached }: FollowedParcel) =>
  stepsOf({ status, reached, type: 'parcel' });
