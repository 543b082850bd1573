import type { Tracker } from '#application/kernel/tracker.ts';
import type { payMachine } from '#application/payment/pay/machine.ts';
import type { PaidFor } from '#domain/payment/payable.ts';
import { Card } from '#ui/design/card.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { PayView } from './pay-view.tsx';

type Props = {
  readonly machine: typeof payMachine;
  readonly paidFor: PaidFor;
  /**
   * Tracker of the order or trip, refreshed once it is paid; until then the page shows its old
   * state.
   */
  readonly tracker: Tracker;
};

export function PayCard({ machine, paidFor, tracker }: Props) {
  const payment = useFlow(machine, { input: { paidFor, from: 'tracking', tracker } });
  return (
    <Card>
      <PayView payment={payment} level="h2" />
    </Card>
  );
}
