import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BookedLine, HandedVehicle, Trip } from '#domain/rental/trip.ts';
import { messages as kinds } from '#ui/catalogue/kinds.messages.ts';
import { GivenReview } from '#ui/catalogue/parts/given-review.tsx';
import { messages as reviewMessages } from '#ui/catalogue/parts/review.messages.ts';
import { Card, CardRow } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { CardFigure, CardLine } from '#ui/design/linked-card.tsx';
import { Section } from '#ui/design/section.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages as orderFacts } from '#ui/ordering/order-facts.messages.ts';
import { changedId } from '#ui/ordering/use-return-focus.ts';
import { messages } from '#ui/rental/manage-trip.messages.ts';

type Review = { readonly onReview: (vehicle: HandedVehicle['id']) => void };
type Props = Review & { readonly trip: Trip; readonly reviewNeedsAccount: boolean };

export function BookedVehicles({ trip, reviewNeedsAccount, onReview }: Props) {
  const { lines, handed, note } = trip;
  return (
    <Card>
      <Section title={<FormattedMessage {...kinds.vehicles} />}>
        <Stack as="ul" gap="4" listStyleType="none">
          {lines.map((line) => (
            <LineRow
              key={line.id}
              line={line}
              handed={handed.filter(({ vehicleId }) => vehicleId === line.vehicleId)}
              onReview={onReview}
            />
          ))}
        </Stack>
        {reviewNeedsAccount ? (
          <Text mt="4" textStyle="caption" color="fg.muted">
            <FormattedMessage {...messages.reviewNeedsAccount} />
          </Text>
        ) : null}
        {note ? (
          <Text mt="4" color="fg.muted" overflowWrap="anywhere">
            <FormattedMessage {...orderFacts.note} values={{ note: <bdi>{note}</bdi> }} />
          </Text>
        ) : null}
      </Section>
    </Card>
  );
}

type LineProps = Review & {
  readonly line: BookedLine;
  readonly handed: readonly HandedVehicle[];
};

function LineRow({ line: { name, thumbnail, quantity, gross }, handed, onReview }: LineProps) {
  return (
    <CardRow
      as="li"
      picture={{ src: thumbnail, alt: '' }}
      aside={
        <CardFigure>
          <MoneyText amount={gross} />
        </CardFigure>
      }
    >
      <Text overflowWrap="anywhere">
        <FormattedMessage {...messages.quantity} values={{ quantity, name: <bdi>{name}</bdi> }} />
      </Text>
      {handed.map((vehicle) => (
        <Handed key={vehicle.id} vehicle={vehicle} onReview={onReview} />
      ))}
    </CardRow>
  );
}

function Handed({ vehicle, onReview }: Review & { readonly vehicle: HandedVehicle }) {
  const { formatMessage } = useIntl();
  const { id, name, plate, review, reviewable } = vehicle;
  return (
    <Stack gap="1" id={changedId(id)} role="group" aria-label={name} tabIndex={-1} outline="0">
      {plate ? (
        <CardLine>
          <FormattedMessage {...messages.plate} values={{ plate: <bdi>{plate}</bdi> }} />
        </CardLine>
      ) : null}
      {review ? (
        <GivenReview
          review={review}
          replyLabel={<FormattedMessage {...reviewMessages.providerReply} />}
        />
      ) : null}
      {reviewable ? (
        <Box mt="1">
          <Button
            size="sm"
            variant="outline"
            aria-label={formatMessage(messages.reviewOf, { vehicle: name })}
            onClick={() => onReview(id)}
          >
            <Icon name="star" size="4" />
            <FormattedMessage {...reviewMessages.write} />
          </Button>
        </Box>
      ) : null}
    </Stack>
  );
}
