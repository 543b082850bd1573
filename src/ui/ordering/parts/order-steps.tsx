import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { Step } from '#domain/ordering/order.ts';
import type { PlacedOrderType } from '#domain/ordering/order-status.ts';
import type { IconName } from '#ui/design/icon.tsx';
import { OrderStatusText } from './order-status-text.tsx';
import { StatusSteps } from './status-steps.tsx';

const PICTURE: Readonly<Record<Step['status'], IconName>> = {
  pending: 'receipt',
  accepted: 'user',
  confirmed: 'check',
  processing: 'flame',
  handover: 'bag',
  picked_up: 'bike',
  delivered: 'home',
  canceled: 'close',
  failed: 'alert',
  refund_requested: 'cash',
  refunded: 'cash',
  refund_request_canceled: 'close',
  receiver_absent: 'alert',
  returning: 'bike',
  returned: 'home',
};

const BAD: readonly Step['status'][] = ['canceled', 'failed', 'receiver_absent'];

type Props = {
  readonly steps: readonly Step[];
  readonly type: PlacedOrderType;
  readonly zone: TimeZone;
};

export const OrderSteps = ({ steps, type, zone }: Props) => (
  <StatusSteps
    zone={zone}
    steps={steps.map((step) => ({
      ...step,
      texts: <OrderStatusText status={step.status} type={type} />,
      icon: PICTURE[step.status],
      isBad: BAD.includes(step.status),
    }))}
  />
);
