import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useId, useLayoutEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/rental/search-trip/selectors.ts';
import { returnOfTrip, toKilometres, type TripDetails } from '#domain/rental/trip-details.ts';
import { Card } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { WordSpace } from '#ui/design/word-space.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { LatePart } from '#ui/kernel/late.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/rental/search-trip.messages.ts';
import { messages as trip } from '#ui/rental/trip-cart.messages.ts';
import { messages as tripFacts } from '#ui/rental/trip-facts.messages.ts';
import { useSearchTripActor } from '#ui/rental/use-search-trip.ts';
import { PickupLabel, PickupTimeText } from './trip-facts.tsx';

/** It cannot render before its machine has loaded, so pages do without its code until then. */
const TripSearchForm = lazyView(
  async () => (await import('./trip-search-form.tsx')).TripSearchForm,
);

/**
 * The search actor; null until its code has loaded. Prefetches the code of the form in parallel.
 */
function useSearchWithForm(): select.SearchTripActor | null {
  useLayoutEffect(() => void TripSearchForm.fetch(), []);
  return useSearchTripActor();
}

export function TripSearchCard() {
  const search = useSearchWithForm();
  const { formatMessage } = useIntl();
  return (
    <Card as="section" aria-label={formatMessage(messages.title)}>
      <LatePart place={<FormToCome />}>
        {search ? <TripSearchForm search={search} /> : <FormToCome />}
      </LatePart>
    </Card>
  );
}

/** Placeholder of the form's height, which shrinks with its width, so that nothing shifts. */
const FormToCome = () => (
  <Box
    h={{ base: '45.6rem', sm: '39.7rem', md: '25.7rem', lg: '16.6rem' }}
    css={{
      '@media (min-width: 25.5rem) and (max-width: 29.9rem)': { height: '44.8rem' },
      '@media (min-width: 43rem) and (max-width: 47.9rem)': { height: '36.2rem' },
      '@media (min-width: 60.5rem) and (max-width: 63.9rem)': { height: '20.4rem' },
    }}
  >
    <Skeleton h="100%" rounded="xl" />
  </Box>
);

type SearchedTripProps = {
  /** True if the address holds a trip, whose places and time are still to load. */
  readonly isSaid: boolean;
};

/** The trip in one line; the form without a trip, or to change it. */
export function SearchedTrip({ isSaid }: SearchedTripProps) {
  const search = useSearchWithForm();
  return search ? <Searched search={search} /> : <TripToCome isSaid={isSaid} />;
}

/** Placeholder of the height of the button, or of a trip's two lines, so that nothing shifts. */
const TripToCome = ({ isSaid }: SearchedTripProps) => (
  <Card aria-hidden>
    <Skeleton h={isSaid ? 11.5 : 9} rounded="lg" />
  </Card>
);

function Searched({ search }: { readonly search: select.SearchTripActor }) {
  const details = useSelector(search, select.detailsOf);
  return <Folded key={JSON.stringify(details)} search={search} details={details} />;
}

type Props = { readonly search: select.SearchTripActor; readonly details: TripDetails | null };

function Folded({ search, details }: Props) {
  const { formatMessage } = useIntl();
  const hasProblem = useSelector(search, select.hasProblem);
  const [isOpen, setOpen] = useState(hasProblem);
  const panel = useId();
  return (
    <Card as="section" aria-label={formatMessage(tripFacts.title)}>
      <Stack gap="4">
        <Flex gap="3" justify="space-between" align="center">
          {details ? (
            <Summary details={details} />
          ) : (
            <Text fontWeight="semibold">
              <FormattedMessage {...messages.title} />
            </Text>
          )}
          <Button
            variant="outline"
            size="sm"
            flexShrink="0"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="edit" size="4" />
            <FormattedMessage {...(details ? controls.edit : messages.choose)} />
          </Button>
        </Flex>
        {isOpen ? (
          <div id={panel}>
            <LatePart place={<FormToCome />}>
              <TripSearchForm search={search} />
            </LatePart>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}

function Summary({ details }: { readonly details: TripDetails }) {
  const { pickup, destination, pickupAt } = details;
  const returns = returnOfTrip(details);
  return (
    <Stack gap="0.5" minW="0">
      <HStack gap="2" flexWrap="wrap" fontWeight="semibold">
        <bdi>{pickup.name}</bdi>
        {destination ? (
          // Keeps the arrow on the line of the destination that follows it.
          <HStack gap="2" minW="0">
            <Icon name="arrowEnd" size="4" />
            <bdi>{destination.name}</bdi>
          </HStack>
        ) : null}
      </HStack>
      <Text textStyle="label" color="fg.muted">
        <FormattedMessage
          {...messages.summary}
          values={{
            length:
              details.type === 'hourly' ? (
                <FormattedMessage {...trip.hours} values={{ count: details.hours }} />
              ) : (
                <FormattedMessage
                  {...trip.kilometres}
                  values={{ count: toKilometres(details.metres) }}
                />
              ),
            pickup: <PickupLabel at={pickupAt} />,
          }}
        />
        {returns === null ? null : (
          <>
            <WordSpace />
            <FormattedMessage
              {...tripFacts.until}
              values={{ when: <PickupTimeText at={returns} /> }}
            />
          </>
        )}
      </Text>
    </Stack>
  );
}
