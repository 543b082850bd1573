import type { ColumnType, Generated } from 'kysely';
import type { GatewayAnswer, PaymentStatus } from '#domain/payment/payment.ts';
import type { NullableTimestamp, Timestamp } from './schema.columns.ts';

/** Set later, or never. */
type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/**
 * Money that the payment gateway is asked for: for a wallet, an order or a trip, and for one of them alone. It is for
 * none once the account with the wallet is deleted.
 */
export type PaymentTable = {
  id: string;
  /** Of two the higher was begun later. */
  number: Generated<number>;
  /** The customer whose wallet it fills. */
  customer_id: Later<number>;
  order_id: Later<number>;
  trip_id: Later<number>;
  /** Minor units. */
  amount: number;
  status: PaymentStatus;
  /** Where the money went that was taken: what it was for, the wallet, or nowhere yet (for guests, by hand). */
  went_to: Later<'purpose' | 'wallet' | 'to_refund'>;
  /** Where the gateway sends the customer afterwards. */
  callback: string;
  /** What the gateway signs its answer with. */
  secret: string;
  /** What the simulated gateway will say, and when: a gateway may be slow. */
  late_answer: Later<GatewayAnswer>;
  late_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Timestamp;
  answered_at: NullableTimestamp;
};
