import { settleOrder } from './ordering/settle-order.ts';
import type { Settlers } from './payment/payments.ts';
import { settleTrip } from './rental/settle-trip.ts';
import { settleTopUp } from './wallet/top-ups.ts';

export const settlers: Settlers = {
  ...{ customer_id: settleTopUp, order_id: settleOrder, trip_id: settleTrip },
};
