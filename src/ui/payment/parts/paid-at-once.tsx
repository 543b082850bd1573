import type { payMachine } from '#application/payment/pay/machine.ts';
import * as select from '#application/payment/pay/selectors.ts';
import type { PaidFor } from '#domain/payment/payable.ts';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useFocusOnce } from '#ui/kernel/use-focus-once.ts';
import { PayView } from './pay-view.tsx';
import type { Elements } from '#ui/design/elements.ts';

/** Payment state of what was just placed; null where its own page must say it. */
export type Said = 'paid' | 'payCash' | 'payOnline' | null;

type Props = {
  readonly machine: typeof payMachine;
  readonly paidFor: PaidFor;
  /** `top` stands in the place of the success message. */
  readonly children: (shown: { readonly said: Said; readonly top: Elements }) => Elements;
};

/**
 * Store or provider learn of it once it is paid: until then the payment replaces the success
 * message.
 */
export function PaidAtOnce({ machine, paidFor, children }: Props) {
  const payment = useFlow(machine, { input: { paidFor, from: 'checkout', tracker: null } });
  const heading = useFocusOnce<HTMLHeadingElement>();
  const view = useSelector(payment, select.viewOf);
  const stage = useSelector(payment, select.stageOf);
  if (view === 'settled') {
    return children({ said: stage === 'inCash' ? 'payCash' : 'paid', top: null });
  }
  const top = <PayView payment={payment} level="h1" heading={heading} />;
  return children({ said: 'payOnline', top });
}
