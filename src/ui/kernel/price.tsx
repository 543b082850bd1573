import { chakra, HStack, VisuallyHidden } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { isMore, type Money } from '#domain/kernel/money.ts';
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
  const style = { textStyle: size === 'lg' ? 'heading' : 'subheading' };
  if (was === null || !isMore(was, now)) {
    return (
      <chakra.span {...style} fontVariantNumeric="tabular-nums">
        <MoneyText amount={now} />
      </chakra.span>
    );
  }
  return (
    <HStack as="span" gap="2" align="baseline" flexWrap="wrap" fontVariantNumeric="tabular-nums">
      <VisuallyHidden>
        <FormattedMessage {...messages.nowPrice} values={{ amount: <MoneyText amount={now} /> }} />
      </VisuallyHidden>
      <chakra.span {...style} color="offer.fg" aria-hidden="true">
        <MoneyText amount={now} />
      </chakra.span>
      <VisuallyHidden>
        <FormattedMessage {...messages.wasPrice} values={{ amount: <MoneyText amount={was} /> }} />
      </VisuallyHidden>
      <chakra.s textStyle="caption" color="fg.subtle" aria-hidden="true">
        <MoneyText amount={was} />
      </chakra.s>
    </HStack>
  );
}
