import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/rental/search-trip.selectors.ts';
import { wallTime } from '#domain/kernel/wall-clock.ts';
import { Calendar } from '#ui/kernel/calendar.tsx';
import { dayIn } from '#ui/kernel/calendar-days.ts';
import { ChoiceChip, ChoiceChips } from '#ui/design/choice-chips.tsx';
import { SelectField } from '#ui/design/form-fields.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/rental/search-trip.messages.ts';
import { ErrorLine } from './error-line.tsx';
import { PickupTimeError } from './trip-error-text.tsx';

type Props = { readonly search: select.SearchTripActor };

/** Now, or a day and a time by the clock of the city. */
export function PickupTimeField({ search }: Props) {
  const { formatMessage } = useIntl();
  const { when } = useSelector(search, select.formOf);
  return (
    <Stack gap="3">
      <Stack gap="1.5">
        <Text as="span" textStyle="label" fontWeight="medium" aria-hidden>
          <FormattedMessage {...messages.when} />
        </Text>
        <ChoiceChips label={formatMessage(messages.when)}>
          {(['now', 'later'] as const).map((choice) => (
            <ChoiceChip
              key={choice}
              chosen={when === choice}
              onChoose={() => search.send({ type: 'when.choose', when: choice })}
            >
              <FormattedMessage {...messages[choice]} />
            </ChoiceChip>
          ))}
        </ChoiceChips>
      </Stack>
      {when === 'later' ? <DayAndTime search={search} /> : null}
    </Stack>
  );
}

function DayAndTime({ search }: Props) {
  const { pickupAt } = useSelector(search, select.refusalsOf);
  const isRepeated = useSelector(search, select.isRepeatedTime);
  const error = useId();
  return (
    <Stack gap="2">
      <HStack gap="3" align="start" flexWrap="wrap">
        <DayField search={search} error={pickupAt ? error : undefined} />
        <TimeField search={search} />
      </HStack>
      <ErrorLine id={error}>{pickupAt ? <PickupTimeError error={pickupAt} /> : null}</ErrorLine>
      <Text textStyle="caption" color="fg.muted" role="status">
        <FormattedMessage {...(isRepeated ? messages.repeated : messages.zone)} />
      </Text>
    </Stack>
  );
}

function DayField({ search, error }: Props & { readonly error: string | undefined }) {
  const { formatMessage, formatDate } = useIntl();
  const { date } = useSelector(search, select.formOf);
  const now = useSelector(search, select.nowOf);
  const zone = useSelector(search, select.timeZoneOf);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const said = dayIn(date)
    ? formatDate(`${date}T00:00:00Z`, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      })
    : formatMessage(messages.chooseDay);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Stack
      gap="1.5"
      minW="0"
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <Text as="span" textStyle="label" fontWeight="medium" aria-hidden>
        <FormattedMessage {...messages.day} />
      </Text>
      <Button
        ref={button}
        variant="outline"
        minH="11"
        px="3"
        justifyContent="start"
        fontWeight="normal"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        aria-label={formatMessage(messages.dayAt, {
          label: formatMessage(messages.day),
          day: said,
        })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error}
        borderColor={error ? 'danger.fg' : undefined}
        disabled={now === null}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="clock" size="4" />
        {said}
      </Button>
      {isOpen && now !== null ? (
        <Box id={panel}>
          <Calendar
            value={date}
            from={wallTime(now, zone)}
            onChoose={(chosen) => {
              search.send({ type: 'date.choose', date: chosen });
              close();
            }}
          />
        </Box>
      ) : null}
    </Stack>
  );
}

const TIME = /^(\d\d):(\d\d) (AM|PM)$/;
const HOURS = ['12', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];
const MINUTES = ['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'];
const HALVES = { AM: Date.UTC(2026, 1, 1, 6), PM: Date.UTC(2026, 1, 1, 18) } as const;

/** Twelve hours and two halves, as times are shown everywhere. */
function TimeField({ search }: Props) {
  const { formatMessage, formatDateToParts, formatNumber } = useIntl();
  const { time } = useSelector(search, select.formOf);
  const [, hour = '', minute = '', half = ''] = TIME.exec(time) ?? [];
  const choose = (chosen: { hour?: string; minute?: string; half?: string }) => {
    const next = { hour, minute, half, ...chosen };
    search.send({ type: 'time.choose', time: `${next.hour}:${next.minute} ${next.half}` });
  };
  const minutes = minute === '' || MINUTES.includes(minute) ? MINUTES : [...MINUTES, minute].sort();
  const halfName = (value: keyof typeof HALVES) =>
    formatDateToParts(HALVES[value], { hour: 'numeric', hour12: true, timeZone: 'UTC' }).find(
      ({ type }) => type === 'dayPeriod',
    )?.value ?? value;
  const twoDigits = (value: string) => formatNumber(Number(value), { minimumIntegerDigits: 2 });
  const disabled = time === '';
  return (
    <HStack gap="2" align="end">
      <SelectField
        label={formatMessage(messages.hour)}
        value={hour}
        disabled={disabled}
        onChoose={(value) => choose({ hour: value })}
      >
        {HOURS.map((value) => (
          <option key={value} value={value}>
            {twoDigits(value)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={formatMessage(messages.minute)}
        value={minute}
        disabled={disabled}
        onChoose={(value) => choose({ minute: value })}
      >
        {minutes.map((value) => (
          <option key={value} value={value}>
            {twoDigits(value)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={formatMessage(messages.half)}
        value={half}
        disabled={disabled}
        onChoose={(value) => choose({ half: value })}
      >
        {(['AM', 'PM'] as const).map((value) => (
          <option key={value} value={value}>
            {halfName(value)}
          </option>
        ))}
      </SelectField>
    </HStack>
  );
}
