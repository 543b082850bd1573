import * as select from '#application/ordering/checkout/selectors.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { useIsPlacing, useQuote } from '#ui/ordering/use-placing.ts';
import { SubmitHint } from './submit-hint.tsx';
import { SubmitPart } from './submit-part.tsx';

/** Reserves the room of a loading price. */
export function CheckoutActions({ checkout }: { readonly checkout: select.CheckoutActor }) {
  const quote = useQuote(checkout);
  const isQuoting = useSelector(checkout, select.isQuoting);
  const waiting = isQuoting ? <Skeleton h={6} w={16} /> : null;
  return (
    <SubmitPart
      total={quote ? <MoneyText amount={quote.amounts.total} /> : waiting}
      isReady={useSelector(checkout, select.canSubmit)}
      isBusy={useIsPlacing(checkout)}
      hint={<SubmitHint checkout={checkout} />}
      texts={messages}
      onSubmit={() => checkout.send({ type: 'order.submit' })}
    />
  );
}
