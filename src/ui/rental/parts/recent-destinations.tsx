import { Button, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/rental/search-trip/selectors.ts';
import { isSamePlace } from '#domain/rental/trip-details.ts';
import { ChoiceChip, ChoiceChips } from '#ui/design/choice-chips.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/rental/search-trip.messages.ts';

export function RecentDestinations({ search }: { readonly search: select.SearchTripActor }) {
  const { formatMessage } = useIntl();
  const recent = useSelector(search, select.recentOf);
  const { destination } = useSelector(search, select.formOf);
  // In a one-row form it stands below all fields, otherwise below the destination.
  const isInBar = useSelector(search, select.purposeOf).kind === 'search';
  if (recent.length === 0) return null;
  return (
    <Flex
      gap="2"
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      flex="1 1 100%"
      order={isInBar ? { xl: 1 } : 0}
      minW="0"
    >
      <Text as="span" textStyle="caption" color="fg.muted" flexShrink="0" aria-hidden>
        <FormattedMessage {...messages.recent} />
      </Text>
      <ChoiceChips label={formatMessage(messages.recent)}>
        {recent.map((place) => (
          <ChoiceChip
            key={`${place.point.latitude} ${place.point.longitude}`}
            chosen={destination !== null && isSamePlace(destination.place, place)}
            onChoose={() => search.send({ type: 'destination.choose', place })}
          >
            <bdi>{place.name}</bdi>
          </ChoiceChip>
        ))}
      </ChoiceChips>
      <Button
        variant="plain"
        size="sm"
        alignSelf={{ base: 'start', md: 'center' }}
        flexShrink="0"
        onClick={() => search.send({ type: 'destinations.forget' })}
      >
        <FormattedMessage {...messages.forget} />
      </Button>
    </Flex>
  );
}
