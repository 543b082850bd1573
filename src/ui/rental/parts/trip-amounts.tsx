import { FormattedMessage } from 'react-intl';
import { lengthOfTrip, type Trip } from '#domain/rental/trip.ts';
import { isTripFinal } from '#domain/rental/trip-status.ts';
import { Card } from '#ui/design/card.tsx';
import { Section } from '#ui/design/section.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { HowPaid } from '#ui/payment/parts/how-paid.tsx';
import { messages as payment } from '#ui/payment/payment.messages.ts';
import { messages } from '#ui/rental/manage-trip.messages.ts';
import { TripSummary } from './trip-summary.tsx';

export function TripAmounts({ trip }: { readonly trip: Trip }) {
  const { amounts, lines } = trip;
  const length = lengthOfTrip(trip);
  return (
    <Card>
      <Section title={<FormattedMessage {...payment.title} />}>
        {length ? (
          <TripSummary
            length={length}
            lines={lines.map(({ id, name, quantity, rate, gross }) => ({
              ...{ id, name, quantity },
              price: { rate, gross },
            }))}
            amounts={amounts}
          />
        ) : (
          <MoneyText amount={amounts.total} />
        )}
        <How trip={trip} />
      </Section>
    </Card>
  );
}

/** A trip without result owes nothing. */
const How = ({ trip: { isPaid, paymentMethod, status } }: { readonly trip: Trip }) =>
  !isPaid && isTripFinal(status) ? null : (
    <HowPaid
      way={WAYS[paymentMethod ?? 'cash_payment']}
      isPaid={isPaid}
      inCash={<FormattedMessage {...messages.payCash} />}
    />
  );

/** The wallet pays the whole trip or nothing. */
const WAYS = {
  cash_payment: 'cash',
  partial_payment: 'cash',
  digital_payment: 'gateway',
  wallet: 'wallet',
} as const;
