import type { Tracker } from '#application/kernel/tracker.ts';
import type { payMachine } from '#application/payment/pay/machine.ts';
import type { PaidFor } from '#domain/payment/payable.ts';
import { Card } from '#ui/design/card.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { PayView } from './pay-view.tsx';

type Props = {
  readonly machine: typeof payMachine;
  readonly paidFor: PaidFor;
  /** What follows it, and looks again once it is paid: until then the page says what was. */
  readonly tracker: Tracker;
};

/** On the page where an order or a trip is tracked that is not paid yet: how that stands, and how to pay it. */
export function PayCard({ machine, paidFor, tracker }: Props) {
  const payment = useFlow(machine, { input: { paidFor, from: 'tracking', tracker } });
  return (
    <Card>
      <PayView payment={payment} level="h2" />
    </Card>
  );
}
