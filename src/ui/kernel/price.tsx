import { FormattedMessage } from 'react-intl';
import { isMore, type Money } from '#domain/kernel/money.ts';
import { parts } from '#ui/design/theme/plain-parts.recipe.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages } from './kernel.messages.ts';
import { MoneyText } from './money-text.tsx';
import type { Elements } from '#ui/design/elements.ts';

type Props = {
  readonly now: Money;
  readonly was?: Money | null;
  readonly size?: 'md' | 'lg';
  readonly written?: (amount: Money) => Elements;
};

const plain = (amount: Money) => <MoneyText amount={amount} />;

/** A reduction reads in the right order for screen readers. */
export function Price({ now, was = null, size = 'md', written = plain }: Props) {
  if (was === null || !isMore(was, now)) {
    return (
      <span className={parts.part.price} data-size={size} data-fact="price">
        {written(now)}
      </span>
    );
  }
  return (
    <span className={parts.part.price} data-size={size} data-fact="price" data-reduced>
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
