import { Text } from '@chakra-ui/react';
import { FormattedMessage, type IntlShape } from 'react-intl';
import type { Money } from '#domain/kernel/money.ts';
import type { TripType } from '#domain/rental/trip-details.ts';
import type { ShownRate } from '#domain/rental/vehicle.ts';
import { MoneyText, moneyText } from '#ui/kernel/money-text.tsx';
import { Price } from '#ui/kernel/price.tsx';
import { messages } from '#ui/rental/rental.messages.ts';

export type RateView = ShownRate & { readonly type: TripType };

const UNITS = { hourly: messages.perHour, distance_wise: messages.perKilometre } as const;
const FIRST = { hourly: messages.firstHour, distance_wise: messages.firstKilometre } as const;

type Props = { readonly rate: RateView; readonly size?: 'md' | 'lg' };

export const RatePrice = ({ rate: { type, each, before, first }, size = 'md' }: Props) => (
  <Price
    now={each}
    was={before}
    size={size}
    written={(amount) => (
      <FormattedMessage {...UNITS[type]} values={{ amount: <MoneyText amount={amount} /> }} />
    )}
    note={first === null ? null : <First type={type} amount={first} />}
  />
);

const First = ({ type, amount }: { readonly type: TripType; readonly amount: Money }) => (
  <Text as="span" textStyle="caption" color="offer.fg">
    <FormattedMessage {...FIRST[type]} values={{ amount: <MoneyText amount={amount} /> }} />
  </Text>
);

export function rateText(intl: IntlShape, { type, each, first }: RateView): string {
  const rate = intl.formatMessage(UNITS[type], { amount: moneyText(intl, each) });
  if (first === null) return rate;
  const reduced = intl.formatMessage(FIRST[type], { amount: moneyText(intl, first) });
  return intl.formatList([rate, reduced], { type: 'unit', style: 'short' });
}
