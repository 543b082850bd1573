import { FormattedMessage } from 'react-intl';
import { lengthOfTrip, type Trip } from '#domain/rental/trip.ts';
import { isTripFinal } from '#domain/rental/trip-status.ts';
import { Card } from '#ui/design/card.tsx';
import { Section } from '#ui/design/section.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { HowPaid } from '#ui/payment/parts/how-paid.tsx';
import { messages } from '#ui/rental/manage-trip.messages.ts';
import { TripSummary } from './trip-summary.tsx';

/** What the trip costs, and how it is paid. */
export function TripAmounts({ trip }: { readonly trip: Trip }) {
  const { amounts, lines } = trip;
  const length = lengthOfTrip(trip);
  return (
    <Card>
      <Section title={<FormattedMessage {...messages.amounts} />}>
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

/** Of a trip that came to nothing there is nothing to pay. */
const How = ({ trip: { isPaid, paymentMethod, status } }: { readonly trip: Trip }) =>
  !isPaid && isTripFinal(status) ? null : (
    <HowPaid
      way={WAYS[paymentMethod ?? 'cash_payment']}
      isPaid={isPaid}
      inCash={<FormattedMessage {...messages.payCash} />}
    />
  );

/** No part of a trip is paid by itself: the wallet pays all of it, or nothing. */
const WAYS = {
  cash_payment: 'cash',
  partial_payment: 'cash',
  digital_payment: 'gateway',
  wallet: 'wallet',
} as const;
