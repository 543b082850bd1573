import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { WordSpace } from '#ui/design/word-space.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { Price } from '#ui/kernel/price.tsx';
import { messages } from '#ui/rental/rental.messages.ts';
import type { TripTotal as Total } from '#ui/rental/use-trip-total.ts';
import { PriceText } from './price-text.tsx';

type Props = {
  readonly total: Total;
  readonly size?: 'md' | 'lg';
  /** True where discount and tax are told as well. */
  readonly explained?: boolean;
};

/** The total of a vehicle for the whole trip, with its parts. */
export const TripTotal = ({ total, size = 'md', explained = false }: Props) => {
  const { amounts, rate, length } = total;
  return (
    <Stack gap="0">
      <Price
        now={amounts.total}
        size={size}
        written={(amount) => (
          <FormattedMessage
            {...messages.tripTotal}
            values={{ amount: <MoneyText amount={amount} /> }}
          />
        )}
      />
      <Text as="span" textStyle="caption" color="fg.muted">
        <PriceText rate={rate} length={length} quantity={1} />
        {explained && amounts.discount.minor > 0 ? (
          <>
            <WordSpace />
            <FormattedMessage
              {...messages.withDiscount}
              values={{ amount: <MoneyText amount={amounts.discount} /> }}
            />
          </>
        ) : null}
        {explained && amounts.tax.minor > 0 ? (
          <>
            <WordSpace />
            <FormattedMessage
              {...messages.withTax}
              values={{ amount: <MoneyText amount={amounts.tax} /> }}
            />
          </>
        ) : null}
      </Text>
    </Stack>
  );
};
