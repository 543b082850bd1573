import { FormattedMessage } from 'react-intl';
import { isMore, type Money } from '#domain/kernel/money.ts';
import { parts } from '#ui/design/theme/plain-parts.recipe.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages } from './kernel.messages.ts';
import { MoneyText } from './money-text.tsx';
import type { Elements } from '#ui/design/elements.ts';

type Props = {
  readonly now: Money;
  /** What it cost before, when that was more. */
  readonly was?: Money | null;
  readonly size?: 'md' | 'lg';
  /** How an amount is written, such as with what it is for. */
  readonly written?: (amount: Money) => Elements;
  /** What else there is to say of an amount that is not reduced. */
  readonly note?: Elements;
};

const plain = (amount: Money) => <MoneyText amount={amount} />;

/** What something costs; a reduction is seen, and heard in the right order. */
export function Price({ now, was = null, size = 'md', written = plain, note }: Props) {
  if (was === null || !isMore(was, now)) {
    return (
      <span className={parts.part.price} data-size={size}>
        {written(now)}
        {note}
      </span>
    );
  }
  return (
    <span className={parts.part.price} data-size={size} data-reduced>
      <VisuallyHidden>
        <FormattedMessage {...messages.nowPrice} values={{ amount: written(now) }} />
      </VisuallyHidden>
      <b aria-hidden="true">{written(now)}</b>
      <VisuallyHidden>
        <FormattedMessage {...messages.wasPrice} values={{ amount: written(was) }} />
      </VisuallyHidden>
      <s className={parts.part.wasPrice} aria-hidden="true">
        {written(was)}
      </s>
    </span>
  );
}
