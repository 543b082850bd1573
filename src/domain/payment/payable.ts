import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Stage } from './stage.ts';

/** What is paid for, and the phone by which a guest proves that it is theirs. A parcel is an order in its own words. */
export type PaidFor = {
  readonly kind: 'order' | 'parcel' | 'trip';
  readonly id: number;
  readonly phone: string | null;
};

/** Where the customer pays, and comes back to: where it was placed, or where it is tracked. */
export type PaidFrom = 'checkout' | 'tracking';

export type WayToPay = 'gateway' | 'wallet' | 'cash';
/** The ways that need no page of the gateway. */
export type OtherWay = Exclude<WayToPay, 'gateway'>;

export type PayOption = {
  readonly method: WayToPay;
  readonly available: boolean;
  /** What the wallet holds, or the most that may be paid in cash. */
  readonly limit: Money | null;
};

/** How an order or a trip is paid, and in which ways it still can be. */
export type Payable = {
  readonly stage: Stage;
  readonly amount: Money;
  /** Until when it may be paid. */
  readonly dueAt: Instant | null;
  /** None where it is not to be paid any more. */
  readonly options: readonly PayOption[];
};

/** Whether it can be paid in this way now. */
export const isOffered = (payable: Payable | null, way: WayToPay): boolean =>
  payable?.options.some(({ method, available }) => method === way && available) ?? false;

/** It goes on: it is paid, or will be when it comes. */
export const isSettled = ({ stage }: Payable): boolean => stage === 'paid' || stage === 'inCash';
