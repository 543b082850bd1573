import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Stage } from './stage.ts';

/**
 * The order or trip to pay, and the phone that proves a guest's claim. A parcel is an order with its own
 * wording.
 */
export type PaidFor = {
  readonly kind: 'order' | 'parcel' | 'trip';
  readonly id: number;
  readonly phone: string | null;
};

/** The page on which the customer pays and to which the gateway returns. */
export type PaidFrom = 'checkout' | 'tracking';

export type WayToPay = 'gateway' | 'wallet' | 'cash';
/** Payment methods without a page of the gateway. */
export type OtherWay = Exclude<WayToPay, 'gateway'>;

export type PayOption = {
  readonly method: WayToPay;
  readonly available: boolean;
  /** The balance of the wallet, or the cash limit. */
  readonly limit: Money | null;
};

export type Payable = {
  readonly stage: Stage;
  readonly amount: Money;
  readonly dueAt: Instant | null;
  /** Empty when it can no longer be paid. */
  readonly options: readonly PayOption[];
};

export const isOffered = (payable: Payable | null, way: WayToPay): boolean =>
  payable?.options.some(({ method, available }) => method === way && available) ?? false;

/** True when it is paid, or will be on delivery. */
export const isSettled = ({ stage }: Payable): boolean => stage === 'paid' || stage === 'inCash';
