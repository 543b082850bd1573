import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { numeric } from './kernel.ts';
import { orderStatus } from './ordering.ts';

const moment = v.nullish(v.string(), null);

/** Public view of a parcel, for holders of the link: no full name, phone number or address. */
export const trackedParcel = v.object({
  order_status: orderStatus,
  created_at: v.string(),
  parcel_category: v.string(),
  /** First name only. */
  sender_name: v.string(),
  /** Cash due from the receiver; null if none. */
  amount_to_pay: v.nullish(numeric, null),
  pending: moment,
  accepted: moment,
  confirmed: moment,
  processing: moment,
  handover: moment,
  picked_up: moment,
  delivered: moment,
  canceled: moment,
  failed: moment,
  refund_requested: moment,
  refunded: moment,
  refund_request_canceled: moment,
  receiver_absent: moment,
  returning: moment,
  returned: moment,
});

/** For a receiver without an account: the token of the link is the only proof. */
export const trackParcel = endpoint({
  method: 'GET',
  path: '/api/v1/parcel/follow',
  query: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }),
  answer: trackedParcel,
  refusals: [404, 429],
  ours: true,
});
