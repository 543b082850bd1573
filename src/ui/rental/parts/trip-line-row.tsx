import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import type { Money } from '#domain/kernel/money.ts';
import {
  isUnrentable,
  lineProblem,
  pricedLine,
  rateChange,
  type TripLine,
} from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import { Badge } from '#ui/design/badge.tsx';
import { CardRow } from '#ui/design/card.tsx';
import { Link } from '#ui/design/link.ts';
import { Notice } from '#ui/design/notice.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages as texts } from '#ui/rental/rental.messages.ts';
import { messages } from '#ui/rental/trip-cart.messages.ts';
import { vehicleDiscount } from '#ui/rental/use-vehicle-cards.ts';
import { RemoveVehicle } from './remove-vehicle.tsx';
import { TripLineStepper } from './trip-line-stepper.tsx';
import { PriceText } from './price-text.tsx';

const NameLink = chakra(Link);

type Props = { readonly line: TripLine; readonly details: TripDetails };
type RowProps = Props & {
  /** Line total before discounts; null for an unavailable line. */
  readonly gross: Money | null;
  readonly place: number;
};

export function TripLineRow({ line, details, gross, place }: RowProps) {
  const intl = useIntl();
  const { vehicle } = line;
  const problem = lineProblem(line, details);
  const priced = pricedLine(line, details);
  const discount = priced && vehicleDiscount(intl, vehicle);
  const isOut = isUnrentable(line, details);
  return (
    <CardRow
      as="li"
      ruled
      data-place={place}
      picture={{ src: vehicle.thumbnail, alt: vehicle.name }}
      dimmed={isOut}
    >
      <NameLink
        to={paths.vehicle({ id: vehicle.id })}
        fontWeight="semibold"
        borderRadius="sm"
        focusVisibleRing="outside"
        overflowWrap="anywhere"
        color={isOut ? 'fg.muted' : undefined}
      >
        <bdi>{vehicle.name}</bdi>
      </NameLink>
      <Text textStyle="label" color="fg.muted">
        <bdi>{vehicle.provider.name}</bdi>
      </Text>
      {priced ? (
        <Text textStyle="label" color="fg.muted">
          <PriceText {...priced} />
        </Text>
      ) : null}
      {discount === null ? null : (
        <Box>
          <Badge tone="offer">{discount}</Badge>
        </Box>
      )}
      {problem ? (
        <Notice tone="danger" look="line">
          <LineProblemText line={line} details={details} />
        </Notice>
      ) : null}
      <RateChange line={line} details={details} />
      <Flex mt="1.5" justify="space-between" align="center" gap="3" flexWrap="wrap">
        {isOut ? <RemoveVehicle line={line} /> : <TripLineStepper line={line} />}
        {gross ? (
          <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
            <MoneyText amount={gross} />
          </Text>
        ) : null}
      </Flex>
    </CardRow>
  );
}

export function LineProblemText({
  line,
  details,
}: {
  readonly line: TripLine;
  readonly details: TripDetails | null;
}) {
  switch (lineProblem(line, details)) {
    case null:
      return null;
    case 'gone':
      return <FormattedMessage {...messages.gone} />;
    case 'notOffered':
      return (
        <FormattedMessage
          {...messages[details?.type === 'hourly' ? 'notHourly' : 'notByDistance']}
        />
      );
    case 'aboveCount':
      return <FormattedMessage {...messages.aboveCount} values={{ count: line.vehicle.count }} />;
    case 'taken':
      return <FormattedMessage {...messages.taken} values={{ count: line.free ?? 0 }} />;
  }
}

const UNITS = { hourly: texts.perHour, distance_wise: texts.perKilometre } as const;

/** The rate differs from the one at the time of adding. */
function RateChange({ line, details: { type } }: Props) {
  const change = line.gone ? null : rateChange(line, type);
  if (!change) return null;
  const [from, to] = [change.from, change.to].map((amount) => (
    <FormattedMessage
      key={amount.minor}
      {...UNITS[type]}
      values={{ amount: <MoneyText amount={amount} /> }}
    />
  ));
  return (
    <Notice tone="warning" look="line">
      <FormattedMessage {...messages.rateChanged} values={{ from, to }} />
    </Notice>
  );
}
