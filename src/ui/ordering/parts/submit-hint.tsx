import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/checkout/selectors.ts';
import { messages } from '#ui/cart/cash-limit.messages.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { FieldErrorText } from './field-error-text.tsx';
import { ProblemText } from './problem-text.tsx';

export function SubmitHint({ checkout }: { readonly checkout: select.CheckoutActor }) {
  const blocker = useSelector(checkout, select.blocker);
  switch (blocker?.kind) {
    case undefined:
      return null;
    case 'problem':
      return <ProblemText problem={blocker.problem} store={blocker.store} />;
    case 'cashLimit':
      return (
        <FormattedMessage
          {...messages.cashLimit}
          values={{ money: <MoneyText amount={blocker.limit} /> }}
        />
      );
    case 'field':
      return <FieldErrorText {...blocker.field} />;
  }
}
