import type { Timestamp } from './schema.columns.ts';

/** What a customer says of who brought an order. */
export type CourierReviewTable = {
  order_id: number;
  customer_id: number | null;
  /** In steps of a half from 0.5 to 5. */
  rating: number;
  comment: string;
  created_at: Timestamp;
};

/** That a customer wants their money back, once for each order. */
export type RefundRequestTable = {
  order_id: number;
  reason: string;
  note: string;
  created_at: Timestamp;
};
