import { FormattedMessage, type IntlShape } from 'react-intl';
import type { TripType } from '#domain/rental/trip-details.ts';
import type { ShownRate } from '#domain/rental/vehicle.ts';
import { MoneyText, moneyText } from '#ui/kernel/money-text.tsx';
import { Price } from '#ui/kernel/price.tsx';
import { messages } from '#ui/rental/rental.messages.ts';

export type RateView = ShownRate & { readonly type: TripType };

const UNITS = { hourly: messages.perHour, distance_wise: messages.perKilometre } as const;

type Props = { readonly rate: RateView; readonly size?: 'md' | 'lg' };

export const RatePrice = ({ rate: { type, each, before }, size = 'md' }: Props) => (
  <Price
    now={each}
    was={before}
    size={size}
    written={(amount) => (
      <FormattedMessage {...UNITS[type]} values={{ amount: <MoneyText amount={amount} /> }} />
    )}
  />
);

export const rateText = (intl: IntlShape, { type, each }: RateView): string =>
  intl.formatMessage(UNITS[type], { amount: moneyText(intl, each) });
