import { FormattedMessage } from 'react-intl';
import type { Money } from '#domain/kernel/money.ts';
import type { TripLength } from '#domain/pricing/trip-price.ts';
import { toKilometres } from '#domain/rental/trip-details.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages as texts } from '#ui/rental/rental.messages.ts';
import { messages as trip } from '#ui/rental/trip-cart.messages.ts';
import { messages } from './trip-summary.messages.ts';

type PriceProps = {
  readonly rate: Money;
  readonly length: TripLength;
  readonly quantity: number;
};

/** "$10.00/hr × 3 hours × 2"; without the last factor for one vehicle. */
export function PriceText({ rate, length, quantity }: PriceProps) {
  const isHourly = length.kind === 'hours';
  const values = {
    rate: (
      <FormattedMessage
        {...texts[isHourly ? 'perHour' : 'perKilometre']}
        values={{ amount: <MoneyText amount={rate} /> }}
      />
    ),
    length: isHourly ? (
      <FormattedMessage {...trip.hours} values={{ count: length.hours }} />
    ) : (
      <FormattedMessage {...trip.kilometres} values={{ count: toKilometres(length.metres) }} />
    ),
  };
  return quantity > 1 ? (
    <FormattedMessage {...messages.priceOfSeveral} values={{ ...values, quantity }} />
  ) : (
    <FormattedMessage {...messages.price} values={values} />
  );
}
