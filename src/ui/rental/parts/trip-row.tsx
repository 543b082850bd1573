import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import type { TripRow as Row } from '#domain/rental/trip.ts';
import { isLeftUnpaid, positionOf } from '#domain/rental/trip-payment.ts';
import { Badge } from '#ui/design/badge.tsx';
import { Card, CardRow } from '#ui/design/card.tsx';
import { CardFigure, CardLine, CardName } from '#ui/design/linked-card.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages as orderFacts } from '#ui/ordering/order-facts.messages.ts';
import { messages } from '#ui/rental/pages/my-trips.messages.ts';
import { PickupTimeText } from './trip-facts.tsx';
import { TripStatusBadge } from './trip-status-text.tsx';

export function TripRow({ trip }: { readonly trip: Row }) {
  const { id, status, provider, total, quantity, pickupAt } = trip;
  const name = provider?.name ?? `#${id}`;
  return (
    <Card as="li" linked>
      <CardRow
        picture={{ src: provider?.logo ?? '', alt: name }}
        aside={
          <CardFigure>
            <MoneyText amount={total} />
          </CardFigure>
        }
      >
        <CardName link={{ to: paths.trackTrip({ id }) }} name={name} />
        <CardLine>
          <FormattedMessage
            {...messages.facts}
            values={{ id, count: quantity, when: <PickupTimeText at={pickupAt} /> }}
          />
        </CardLine>
        <div>
          {isLeftUnpaid(trip) && positionOf(status) === 'waiting' ? (
            <Badge tone="warning">
              <FormattedMessage {...orderFacts.unpaid} />
            </Badge>
          ) : (
            <TripStatusBadge status={status} />
          )}
        </div>
      </CardRow>
    </Card>
  );
}
