import type { Money } from '#domain/kernel/money.ts';
import type { OrderStatus } from './order-status.ts';
import { stepsOf, type Order } from './order.ts';

/** A parcel as its tracking link shows it: no address, no phone number, no full name. */
export type TrackedParcel = {
  readonly status: OrderStatus;
  readonly reached: Order['reached'];
  readonly category: string;
  /** The first name of the sender. */
  readonly sender: string;
  /** Cash that its receiver has to pay; null for none. */
  readonly toPay: Money | null;
};

export const stepsOfParcel = ({ status, reached }: TrackedParcel) =>
  stepsOf({ status, reached, type: 'parcel' });
