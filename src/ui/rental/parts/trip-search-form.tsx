import { Box, Button, chakra, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/rental/search-trip/selectors.ts';
import { TRIP_TYPES } from '#domain/rental/trip-details.ts';
import { TextField } from '#ui/design/form-fields.tsx';
import { Segmented } from '#ui/design/segmented.tsx';
import { useForm } from '#ui/design/use-form.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/rental/search-trip.messages.ts';
import { messages as tripFacts } from '#ui/rental/trip-facts.messages.ts';
import { PickupTimeField } from './pickup-time-field.tsx';
import { PlaceField } from './place-field.tsx';
import { ReturnField } from './return-field.tsx';
import { TripPresets } from './trip-presets.tsx';
import { RecentDestinations } from './recent-destinations.tsx';
import { DestinationError, HoursError, PickupError } from './trip-error-text.tsx';
import { TripWay } from './trip-way.tsx';

type Props = { readonly search: select.SearchTripActor };

const TYPE_WORDS = { hourly: messages.hourly, distance_wise: messages.distance } as const;
const SUBMIT_WORDS = {
  search: messages.search,
  add: messages.add,
  change: messages.change,
} as const;

export function TripSearchForm({ search }: Props) {
  const { formatMessage } = useIntl();
  const { type } = useSelector(search, select.formOf);
  const { kind } = useSelector(search, select.purposeOf);
  const isOnPage = kind === 'search';
  /** Two places take a row of their own on a page. */
  const placeFlex = isOnPage && type === 'distance_wise' ? '1 1 20rem' : '6 1 14rem';
  const rejections = useSelector(search, select.rejectionsOf);
  const isSubmitted = useSelector(search, select.isSubmitted);
  const form = useForm(rejections, () => search.send({ type: 'form.submit' }));
  return (
    <chakra.form {...form} aria-label={formatMessage(tripFacts.title)}>
      <Stack gap="4">
        <Flex columnGap="6" rowGap="3" wrap="wrap" align="center">
          <Box w={{ base: 'full', sm: 'fit-content' }}>
            <Segmented
              label={formatMessage(tripFacts.type)}
              values={TRIP_TYPES}
              chosen={type}
              text={(one) => <FormattedMessage {...TYPE_WORDS[one]} />}
              onChoose={(tripType) => search.send({ type: 'type.choose', tripType })}
            />
          </Box>
          {type === 'hourly' ? <TripPresets search={search} /> : null}
        </Flex>
        <Flex columnGap="3" rowGap="4" wrap="wrap" align="start">
          <Box flex={placeFlex} minW="0">
            <Pickup search={search} />
          </Box>
          {type === 'hourly' ? null : (
            <Box flex={placeFlex} minW="0">
              <Destination search={search} />
            </Box>
          )}
          {type === 'hourly' ? null : <RecentDestinations search={search} />}
          <Box flex={{ base: '1 1 100%', md: '0 1 auto' }} minW="0">
            <PickupTimeField search={search} />
          </Box>
          {type === 'hourly' ? (
            <>
              <Box flex={{ base: '1 1 100%', md: '0 1 auto' }} minW="0">
                <ReturnField search={search} />
              </Box>
              <Box flex={{ base: '1 1 8rem', lg: '0 0 10.5rem' }} minW="0">
                <Hours search={search} />
              </Box>
            </>
          ) : null}
          <Stack flex={isOnPage ? { base: '1 1 100%', lg: '0 0 auto' } : '1 1 100%'} gap="1.5">
            {isOnPage ? <NoLabel /> : null}
            <Button type="submit" aria-busy={isSubmitted}>
              {isSubmitted ? <Spinner size="sm" /> : null}
              <FormattedMessage {...SUBMIT_WORDS[kind]} />
            </Button>
          </Stack>
        </Flex>
      </Stack>
      <TripWay search={search} />
    </chakra.form>
  );
}

/** Aligns the button with fields that have a label above. */
const NoLabel = () => <Box textStyle="label" h="1lh" hideBelow="lg" />;

function Pickup({ search }: Props) {
  const { pickup } = useSelector(search, select.formOf);
  const { pickup: error } = useSelector(search, select.refusalsOf);
  return (
    <PlaceField
      label={tripFacts.pickup}
      place={pickup}
      error={error ? <PickupError error={error} /> : null}
      onAsk={() => search.send({ type: 'pickup.ask' })}
    />
  );
}

function Destination({ search }: Props) {
  const { destination } = useSelector(search, select.formOf);
  const refusals = useSelector(search, select.refusalsOf);
  const isWrong = refusals.destination !== undefined || refusals.route === 'nowhere';
  return (
    <PlaceField
      label={tripFacts.destination}
      place={destination}
      error={isWrong ? <DestinationError refusals={refusals} /> : null}
      onAsk={() => search.send({ type: 'destination.ask' })}
    />
  );
}

function Hours({ search }: Props) {
  const { hours } = useSelector(search, select.formOf);
  const { hours: error } = useSelector(search, select.refusalsOf);
  return (
    <TextField
      label={<FormattedMessage {...messages.hours} />}
      hint={<FormattedMessage {...messages.hoursHint} />}
      error={error ? <HoursError error={error} /> : null}
      required
      input={{
        name: 'hours',
        inputMode: 'numeric',
        autoComplete: 'off',
        maxLength: 8,
        value: hours,
        onChange: ({ target }) => search.send({ type: 'hours.type', text: target.value }),
      }}
    />
  );
}

export const TripSearchTitle = ({ search }: Props) => {
  const { kind } = useSelector(search, select.purposeOf);
  const texts = { search: messages.title, add: messages.addTitle, change: messages.changeTitle };
  return (
    <Text as="span">
      <FormattedMessage {...texts[kind]} />
    </Text>
  );
};
