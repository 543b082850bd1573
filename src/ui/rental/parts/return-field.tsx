import { Flex, NativeSelect } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import * as select from '#application/rental/search-trip/selectors.ts';
import { HOUR } from '#domain/kernel/instant.ts';
import { isoDate, wallTime } from '#domain/kernel/wall-clock.ts';
import { returnAt, returnsOn } from '#domain/rental/return-time.ts';
import { FEWEST_HOURS, MAX_HOURS } from '#domain/rental/trip-details.ts';
import { Icon } from '#ui/design/icon.tsx';
import { momentText } from '#ui/kernel/time-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/rental/search-trip.messages.ts';
import { DayField } from './day-field.tsx';
import { Labelled } from './labelled.tsx';

/** Day and time of the return: whole hours after the pickup. */
export function ReturnField({ search }: { readonly search: select.SearchTripActor }) {
  const intl = useIntl();
  const pickup = useSelector(search, select.pickupAtOf);
  const at = useSelector(search, select.returnAtOf);
  const zone = useSelector(search, select.timeZoneOf);
  const dayAfter = (hours: number) =>
    pickup === null ? null : wallTime(returnAt(pickup, hours), zone);
  const date = at === null ? '' : isoDate(wallTime(at, zone));
  const times = pickup === null || at === null ? [] : returnsOn(date, pickup, zone);
  return (
    <Flex gap="3" align="start" minW="0">
      <DayField
        label={messages.return}
        flex={{ base: '1 1 11rem', md: '0 0 auto' }}
        date={date}
        from={dayAfter(FEWEST_HOURS)}
        to={dayAfter(MAX_HOURS) ?? undefined}
        onChoose={(chosen) => search.send({ type: 'returnDate.choose', date: chosen })}
      />
      <Labelled label={messages.returnTime} flex={{ base: '1 1 8rem', md: '0 0 auto' }}>
        <NativeSelect.Root disabled={at === null} minW="max-content">
          <NativeSelect.Field
            aria-label={intl.formatMessage(messages.returnTime)}
            value={pickup === null || at === null ? '' : String((at - pickup) / HOUR)}
            onChange={({ target }) => search.send({ type: 'hours.type', text: target.value })}
          >
            {times.map(({ hours, at: time }) => (
              <option key={hours} value={hours}>
                {momentText(intl, time, zone)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <Icon name="chevronDown" />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      </Labelled>
    </Flex>
  );
}
