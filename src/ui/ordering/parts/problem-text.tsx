import { FormattedMessage } from 'react-intl';
import type { Problem, StoreQuote } from '#domain/ordering/quote.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages } from './summary.messages.ts';
import { TextSpan } from '#ui/design/text-span.tsx';

type Props = { readonly problem: Problem; readonly store: StoreQuote };

/** The server's own message; a missed minimum includes its amount. */
export const ProblemText = ({ problem, store }: Props) =>
  problem.kind === 'minimumOrder' ? (
    <FormattedMessage
      {...messages.minimumOrder}
      values={{ money: <MoneyText amount={store.minimumOrder} /> }}
    />
  ) : (
    <TextSpan>{problem.said}</TextSpan>
  );
