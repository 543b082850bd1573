import { HStack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { lengthOfTrip, type Trip } from '#domain/rental/trip.ts';
import { isTripFinal } from '#domain/rental/trip-status.ts';
import { Card } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Section } from '#ui/design/section.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
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
function How({ trip: { isPaid, paymentMethod, status } }: { readonly trip: Trip }) {
  if (!isPaid && isTripFinal(status)) return null;
  const isOnline = paymentMethod === 'digital_payment';
  return (
    <HStack mt="4" gap="2" color="fg.muted">
      <Icon name={isPaid ? 'check' : isOnline ? 'card' : 'cash'} size="4" />
      <Text textStyle="label">
        <FormattedMessage {...messages[isPaid ? 'paid' : isOnline ? 'payOnline' : 'payCash']} />
      </Text>
    </HStack>
  );
}
