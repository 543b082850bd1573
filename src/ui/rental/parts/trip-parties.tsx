import { Box, chakra, Link as Anchor, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { lengthOfTrip, type Trip } from '#domain/rental/trip.ts';
import { toKilometres } from '#domain/rental/trip-details.ts';
import { Card } from '#ui/design/card.tsx';
import { Link } from '#ui/design/link.ts';
import { Section } from '#ui/design/section.tsx';
import { MomentText } from '#ui/kernel/time-text.tsx';
import { messages } from '#ui/rental/manage-trip.messages.ts';
import { WriteTo } from '#ui/ordering/parts/write-to.tsx';
import { messages as texts } from '#ui/rental/trip-cart.messages.ts';
import { TripTypeText } from './trip-facts.tsx';
import { PhoneText } from '#ui/account/parts/phone-text.tsx';
import { messages as contact } from '#ui/kernel/contact.messages.ts';
import { messages as vehicleFacts } from '#ui/rental/vehicle-facts.messages.ts';
import { messages as tripFacts } from '#ui/rental/trip-facts.messages.ts';

type Props = { readonly trip: Trip; readonly zone: TimeZone };

type PartiesProps = Props & {
  /** Customers may write to the provider; guests may not. */
  readonly canWrite: boolean;
};

export const TripParties = ({ trip, zone, canWrite }: PartiesProps) => (
  <SimpleGrid gap="4" minChildWidth="15rem">
    <Card>
      <Section title={<FormattedMessage {...tripFacts.title} />}>
        <Facts trip={trip} zone={zone} />
      </Section>
    </Card>
    <Provider provider={trip.provider} canWrite={canWrite} />
  </SimpleGrid>
);

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

function Facts({ trip, zone }: Props) {
  const { type, pickup, destination, pickupAt } = trip;
  const length = lengthOfTrip(trip);
  return (
    <chakra.dl display="grid" gap="2.5">
      <Fact name={<FormattedMessage {...tripFacts.type} />}>
        <Box as="span" _firstLetter={{ textTransform: 'uppercase' }} display="inline-block">
          <TripTypeText type={type} />
        </Box>
      </Fact>
      {pickupAt === null ? null : (
        <Fact name={<FormattedMessage {...tripFacts.pickupAt} />}>
          <MomentText at={pickupAt} zone={zone} {...DAY} />
        </Fact>
      )}
      {pickup ? (
        <Fact name={<FormattedMessage {...tripFacts.pickup} />}>
          <bdi>{pickup.name}</bdi>
        </Fact>
      ) : null}
      {destination && type === 'distance_wise' ? (
        <Fact name={<FormattedMessage {...tripFacts.destination} />}>
          <bdi>{destination.name}</bdi>
        </Fact>
      ) : null}
      {length?.kind === 'hours' ? (
        <Fact name={<FormattedMessage {...messages.duration} />}>
          <FormattedMessage {...texts.hours} values={{ count: length.hours }} />
        </Fact>
      ) : null}
      {length?.kind === 'metres' ? (
        <Fact name={<FormattedMessage {...messages.length} />}>
          <FormattedMessage {...texts.kilometres} values={{ count: toKilometres(length.metres) }} />
        </Fact>
      ) : null}
    </chakra.dl>
  );
}

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div>
    <chakra.dt textStyle="caption" color="fg.muted">
      {name}
    </chakra.dt>
    <chakra.dd m="0" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </div>
);

function Provider({ provider, canWrite }: Pick<Trip, 'provider'> & Pick<PartiesProps, 'canWrite'>) {
  if (!provider) return null;
  const { id, name, address, phone } = provider;
  return (
    <Card>
      <Section title={<FormattedMessage {...vehicleFacts.provider} />}>
        <Anchor asChild fontWeight="semibold">
          <Link to={paths.provider(id)}>
            <bdi>{name}</bdi>
          </Link>
        </Anchor>
        <Text color="fg.muted" overflowWrap="anywhere">
          {address}
        </Text>
        {phone ? (
          <Anchor href={`tel:${phone}`} variant="underline" mt="1" display="inline-block">
            <FormattedMessage {...contact.call} values={{ phone: <PhoneText phone={phone} /> }} />
          </Anchor>
        ) : null}
        {canWrite ? (
          <div>
            <WriteTo talk={{ with: `provider:${id}` }} label={messages.writeProvider} />
          </div>
        ) : null}
      </Section>
    </Card>
  );
}
