import { paths } from '#application/kernel/path.ts';
import type { payMachine } from '#application/payment/pay/machine.ts';
import type { Ordering } from '#application/shell/services.ts';
import { aPlacedOrder } from '#tests/support/builders/order.ts';
import { cents } from '#tests/support/builders/money.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { OrderPlaced } from '#ui/ordering/parts/order-placed.tsx';
import { PayCard } from '#ui/payment/parts/pay-card.tsx';
import { tracker } from '#tests/model/ordering/tracking.ts';
import { PAID_FOR } from './flow.ts';

/** An order placed for online payment, with its payment above it; or the payment on the tracking page. */
export const view: ViewFixture<typeof payMachine> = async ({ machine, input, inspect }) => {
  const { app: quiet } = await startApp({ inspect });
  if (input.from === 'tracking') {
    const view = <PayCard machine={machine} paidFor={PAID_FOR} tracker={tracker} />;
    return { view, app: quiet, path: paths.trackOrder({ id: PAID_FOR.id }) };
  }
  const app = { ...quiet, ordering: async () => ({ payOrder: machine }) as Ordering };
  const order = aPlacedOrder({ method: 'digital_payment', total: cents(1_860) });
  const view = <OrderPlaced placed={[order]} isGuest={false} onCopy={() => {}} />;
  return { view, app, path: paths.checkout('placed', [PAID_FOR.id]) };
};
