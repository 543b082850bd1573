import { Flex, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/rental/search-trip/selectors.ts';
import { Segmented } from '#ui/design/segmented.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as calendar } from '#ui/kernel/calendar.messages.ts';
import { messages } from '#ui/rental/search-trip.messages.ts';
import { messages as tripFacts } from '#ui/rental/trip-facts.messages.ts';
import { wallTime } from '#domain/kernel/wall-clock.ts';
import { DayField } from './day-field.tsx';
import { ErrorLine } from './error-line.tsx';
import { Labelled } from './labelled.tsx';
import { TimeField } from './time-field.tsx';
import { PickupTimeError } from './trip-error-text.tsx';

type Props = { readonly search: select.SearchTripActor };

const WHEN = ['now', 'later'] as const;

export function PickupTimeField({ search }: Props) {
  const { when, date } = useSelector(search, select.formOf);
  const now = useSelector(search, select.nowOf);
  const zone = useSelector(search, select.timeZoneOf);
  const { pickupAt } = useSelector(search, select.refusalsOf);
  const isRepeated = useSelector(search, select.isRepeatedTime);
  const error = useId();
  return (
    <Stack gap="2">
      <Flex gap="3" align="start" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <WhenField search={search} />
        {when === 'later' ? (
          <>
            <DayField
              label={calendar.day}
              flex={{ base: '1 1 11rem', md: '0 0 auto' }}
              date={date}
              from={now === null ? null : wallTime(now, zone)}
              error={pickupAt ? error : undefined}
              onChoose={(chosen) => search.send({ type: 'date.choose', date: chosen })}
            />
            <TimeField search={search} />
          </>
        ) : null}
      </Flex>
      {when === 'later' ? (
        <>
          <ErrorLine id={error}>{pickupAt ? <PickupTimeError error={pickupAt} /> : null}</ErrorLine>
          <Text textStyle="caption" color="fg.muted" role="status">
            <FormattedMessage {...(isRepeated ? messages.repeated : messages.zone)} />
          </Text>
        </>
      ) : null}
    </Stack>
  );
}

function WhenField({ search }: Props) {
  const { formatMessage } = useIntl();
  const { when } = useSelector(search, select.formOf);
  return (
    <Labelled label={tripFacts.pickupAt} flex={{ base: '1 1 100%', md: '0 0 auto' }}>
      <Segmented
        label={formatMessage(tripFacts.pickupAt)}
        values={WHEN}
        chosen={when}
        text={(choice) => <FormattedMessage {...messages[choice]} />}
        onChoose={(choice) => search.send({ type: 'when.choose', when: choice })}
      />
    </Labelled>
  );
}
