import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useId, useLayoutEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/rental/search-trip/selectors.ts';
import { toKilometres, type TripDetails } from '#domain/rental/trip-details.ts';
import { Card } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { LatePart } from '#ui/kernel/late.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/rental/search-trip.messages.ts';
import { messages as trip } from '#ui/rental/trip-cart.messages.ts';
import { useSearchTripActor } from '#ui/rental/use-search-trip.ts';
import { PickupLabel } from './trip-facts.tsx';

/** Nothing of it can be rendered before its machine has come: until then a page does without its code. */
const TripSearchForm = lazyView(
  async () => (await import('./trip-search-form.tsx')).TripSearchForm,
);

/** The search, for whose form the code is fetched beside its own; null until it has come. */
function useSearchWithForm(): select.SearchTripActor | null {
  useLayoutEffect(() => void TripSearchForm.fetch(), []);
  return useSearchTripActor();
}

/** The form on the home of the rentals. */
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

/** As high as the form, whose fields stand in fewer rows the wider it is: nothing below moves when it comes. */
const FormToCome = () => (
  <Box
    h={{ base: '36.75rem', sm: '25.5rem', md: '20.375rem', lg: '16.25rem' }}
    css={{
      '@media (min-width: 27rem) and (max-width: 29.9rem)': { height: '31.75rem' },
      '@media (min-width: 89.5rem)': { height: '10.8rem' },
    }}
  >
    <Skeleton h="100%" rounded="xl" />
  </Box>
);

type SearchedTripProps = {
  /** Whether the address says which trip, so that its places and its time are to come. */
  readonly isSaid: boolean;
};

/** Which trip is searched, in a line; the form while there is none, or to change it. */
export function SearchedTrip({ isSaid }: SearchedTripProps) {
  const search = useSearchWithForm();
  return search ? <Searched search={search} /> : <TripToCome isSaid={isSaid} />;
}

/** As high as its button, or as the two lines of a trip: nothing below moves when it comes. */
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
    <Card as="section" aria-label={formatMessage(messages.searched)}>
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
            <FormattedMessage {...(details ? messages.edit : messages.choose)} />
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
  return (
    <Stack gap="0.5" minW="0">
      <HStack gap="2" flexWrap="wrap" fontWeight="semibold">
        <bdi>{pickup.name}</bdi>
        {destination ? (
          // The arrow stays before the place that it leads to, where that has a line of its own.
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
      </Text>
    </Stack>
  );
}
