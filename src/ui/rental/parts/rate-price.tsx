import { FormattedMessage } from 'react-intl';
import type { Money } from '#domain/kernel/money.ts';
import type { TripType } from '#domain/rental/trip-details.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { Price } from '#ui/kernel/price.tsx';
import { messages } from '#ui/rental/rental.messages.ts';

/** What an hour or a kilometre costs; before the discount, where that is another amount. */
export type RateView = {
  readonly type: TripType;
  readonly now: Money;
  readonly was: Money | null;
};

const UNITS = { hourly: messages.perHour, distance_wise: messages.perKilometre } as const;

type Props = { readonly rate: RateView; readonly size?: 'md' | 'lg' };

export const RatePrice = ({ rate: { type, now, was }, size = 'md' }: Props) => (
  <Price
    now={now}
    was={was}
    size={size}
    written={(amount) => (
      <FormattedMessage {...UNITS[type]} values={{ amount: <MoneyText amount={amount} /> }} />
    )}
  />
);
