import { FormattedMessage } from 'react-intl';
import { isMore, type Money } from '#domain/kernel/money.ts';
import { parts } from '#ui/design/theme/plain-parts.recipe.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages } from './kernel.messages.ts';
import { MoneyText } from './money-text.tsx';

type Props = {
  readonly now: Money;
  /** What it cost before, when that was more. */
  readonly was?: Money | null;
  readonly size?: 'md' | 'lg';
};

/** What something costs; a reduction is seen, and heard in the right order. */
export function Price({ now, was = null, size = 'md' }: Props) {
  if (was === null || !isMore(was, now)) {
    return (
      <span className={parts.part.price} data-size={size}>
        <MoneyText amount={now} />
      </span>
    );
  }
  return (
    <span className={parts.part.price} data-size={size} data-reduced>
      <VisuallyHidden>
        <FormattedMessage {...messages.nowPrice} values={{ amount: <MoneyText amount={now} /> }} />
      </VisuallyHidden>
      <b aria-hidden="true">
        <MoneyText amount={now} />
      </b>
      <VisuallyHidden>
        <FormattedMessage {...messages.wasPrice} values={{ amount: <MoneyText amount={was} /> }} />
      </VisuallyHidden>
      <s className={parts.part.wasPrice} aria-hidden="true">
        <MoneyText amount={was} />
      </s>
    </span>
  );
}
