import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { Blocker } from '#application/ordering/checkout.blocker.ts';
import * as ask from '#application/ordering/checkout.selectors.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { MistakeText } from './mistake-text.tsx';
import { ProblemText } from './problem-text.tsx';

/** Why "Place Order" is not ready: the first thing that has to be done. */
export function SubmitHint({ checkout }: { readonly checkout: ask.CheckoutActor }) {
  const blocker = useSelector(checkout, ask.blocker, isSame);
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
      return <MistakeText {...blocker.field} />;
  }
}

const isSame = (a: Blocker | null, b: Blocker | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
